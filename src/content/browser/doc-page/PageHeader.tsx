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
  /** The plan that the page is about. */
  readonly plan?: PaidPlan;
  /** The menu beside the title; on narrow screens, beside the contents, if there are any. */
  readonly actions: ReactNode;
  /** The contents that narrow screens show. */
  readonly contents: ReactNode;
}

/** The title, description, and chips of a page. */
export function PageHeader(props: PageHeaderProps) {
  const { title, frontMatter, plan, actions, contents } = props;
  return (
    <header className={styles.header}>
      <Heading as="h1">
        <PageTitle title={title} />
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

/** `Rich Tree View - Items` is shown as the topic, with its component above it. */
function PageTitle({ title }: Pick<PageHeaderProps, 'title'>) {
  const [topic, ...subjects] = title.split(' - ').reverse();
  const subject = subjects.reverse().join(' - ');
  return subject === '' ? (
    title
  ) : (
    <>
      <span className={styles.subject}>{subject}</span> {topic}
    </>
  );
}
