import { useDoc } from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import { TableOfContents } from '@site/src/shell/browser/contents';
import { BackLink } from '@site/src/shell/browser/menu';
import { VersionBanner } from '@site/src/versions/browser';
import styles from './styles.module.css';

/** The article with its table of contents. If the page hides that, demos use its space. */
export default function DocItemLayout({ children }: Props) {
  const { metadata, frontMatter, toc } = useDoc();
  const isWide = frontMatter.hide_table_of_contents === true;
  const { toc_max_heading_level: deepest = 3 } = frontMatter;
  const entries = toc.filter(({ level }) => level >= 2 && level <= deepest);
  return (
    <div className={styles.layout} data-wide={isWide || undefined}>
      <div className={styles.column}>
        <ContentVisibility metadata={metadata} />
        <VersionBanner />
        <article>
          <DocBreadcrumbs />
          <BackLink />
          <DocItemContent>{children}</DocItemContent>
        </article>
        <DocItemFooter />
      </div>
      {!isWide && (
        <div className={clsx('list-scroll', styles.aside)}>
          {entries.length > 0 && <TableOfContents entries={entries} />}
        </div>
      )}
    </div>
  );
}
