import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import type { PaidPlan } from '@site/src/content/shared/plans';
import { Lead } from './Lead';
import { PageChips } from './PageChips';
import type { PageFrontMatter } from './frontMatter';
import styles from './DocPage.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly frontMatter: PageFrontMatter;
  /** The group of the menu that contains the page, which the breadcrumbs above name. */
  readonly group?: string;
  /** The plan that the page is about. */
  readonly plan?: PaidPlan;
  /** The menu beside the title; on narrow screens, beside the contents, if there are any. */
  readonly actions: ReactNode;
  /** The contents that narrow screens show. */
  readonly contents: ReactNode;
}

/** The title, description, and chips of a page. */
export function PageHeader(props: PageHeaderProps) {
  const { title, group, frontMatter, plan, actions, contents } = props;
  return (
    <header className={styles.header}>
      <Heading as="h1">
        <PageTitle title={title} group={group} />
      </Heading>
      <div className={styles.actions}>{actions}</div>
      <p className={styles.lead}>
        <Lead text={frontMatter.description ?? ''} />
      </p>
      <PageChips frontMatter={frontMatter} plan={plan} />
      {contents && <div className={styles.contents}>{contents}</div>}
    </header>
  );
}

/**
 * `Rich Tree View - Items` is shown as the topic, with its component above it, unless the breadcrumbs
 * name the component, which they do on wide screens. The text of the heading is the same.
 */
function PageTitle({ title, group }: Pick<PageHeaderProps, 'title' | 'group'>) {
  const [topic, ...subjects] = title.split(' - ').reverse();
  const subject = subjects.reverse().join(' - ');
  return subject === '' ? (
    title
  ) : (
    <>
      <span className={styles.subject} data-repeated={subject === group || undefined}>
        {subject}
      </span>{' '}
      {topic}
    </>
  );
}
