import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import { AdPolicy, PageAd } from '@site/src/audience/browser/ads';
import { PageHeader, type PageFrontMatter } from '@site/src/content/browser/doc-page';
import { usePagePlan } from '@site/src/shell/browser/menu';
import { AgentNote, PageActions } from '@site/src/publish/browser';
import { FoldedTableOfContents } from '@site/src/shell/browser/contents';

/** The page's header, then its text. */
export default function DocItemContent({ children }: Props) {
  const { metadata, frontMatter, toc } = useDoc();
  const plan = usePagePlan();
  const entries = toc.filter((entry) => entry.level === 2);
  const pageFrontMatter = frontMatter as PageFrontMatter;
  return (
    // Reader views look for such names: each of the two counts, and lists of links count against them.
    <div id="article-body" className="prose article-body">
      <AgentNote permalink={metadata.permalink} />
      <AdPolicy isDisabled={pageFrontMatter.disableAd === true}>
        <PageHeader
          title={metadata.title}
          frontMatter={pageFrontMatter}
          plan={plan}
          actions={<PageActions permalink={metadata.permalink} />}
          contents={
            entries.length > 0 &&
            !frontMatter.hide_table_of_contents && <FoldedTableOfContents entries={entries} />
          }
        />
        <PageAd />
        <MDXContent>{children}</MDXContent>
      </AdPolicy>
    </div>
  );
}
