import Heading from '@theme/Heading';
import { PageChips } from './PageChips';
import type { PageFrontMatter } from './frontMatter';
import styles from './DocPage.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly frontMatter: PageFrontMatter;
}

/** Title, one-sentence answer and chips: the first thing a reader sees of a page. */
export function PageHeader({ title, frontMatter }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <Heading as="h1">{title}</Heading>
      <p className={styles.lead}>{frontMatter.description}</p>
      <PageChips frontMatter={frontMatter} />
    </header>
  );
}
