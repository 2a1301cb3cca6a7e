import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import { PageHeader, type PageFrontMatter } from '@site/src/features/doc-page';
import { FoldedTableOfContents } from '@site/src/features/toc';

/** The page's header, then its text. */
export default function DocItemContent({ children }: Props) {
  const { metadata, frontMatter, toc } = useDoc();
  const entries = toc.filter((entry) => entry.level === 2);
  return (
    <div className="prose">
      <PageHeader title={metadata.title} frontMatter={frontMatter as PageFrontMatter} />
      {entries.length > 0 && !frontMatter.hide_table_of_contents && (
        <FoldedTableOfContents entries={entries} />
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
