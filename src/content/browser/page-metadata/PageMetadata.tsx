import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata as TitleAndDescription } from '@docusaurus/theme-common';
import { useVersion } from '@site/src/versions/browser';
import { LIBRARY_VERSION } from '@site/src/content/shared/products';
import { addressIn, CURRENT_MAJOR } from '@site/src/versions/shared/versions';
import { socialCardPath } from '@site/src/publish/shared/socialCard';
import { techArticle, toScriptJson } from './techArticle';

interface PageFacts {
  readonly productId?: string;
  /** For a page of an older major: the corresponding route in the current major. */
  readonly currentPath?: string;
}

/** The metadata of a page for search engines, social networks, and assistants. */
export function PageMetadata() {
  const { metadata, frontMatter } = useDoc();
  const { version } = useDocsVersion();
  const { siteConfig, i18n } = useDocusaurusContext();
  const { topology, major } = useVersion();
  const { currentPath, productId } = frontMatter as PageFacts;
  const { title, description, permalink, lastUpdatedAt } = metadata;
  const url = new URL(permalink, siteConfig.url).href;
  const card = socialCardPath(permalink, siteConfig.baseUrl);
  const article = techArticle({
    url,
    title,
    description,
    image: new URL(siteConfig.baseUrl + card, siteConfig.url).href,
    language: i18n.currentLocale,
    productId,
    version: version === 'current' ? LIBRARY_VERSION : version,
    modified: lastUpdatedAt,
  });
  const current = currentPath && addressIn(topology, CURRENT_MAJOR, currentPath);
  return (
    <>
      <TitleAndDescription title={title} description={description} image={card} />
      <Head>
        <meta property="og:type" content="article" />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={title} />
        <link rel="alternate" type="text/markdown" href={`${url}index.md`} />
        <script type="application/ld+json">{toScriptJson(article)}</script>
      </Head>
      {major !== CURRENT_MAJOR && <OlderMajor current={current} />}
    </>
  );
}

/**
 * Search engines should only show the current major. Its page is the canonical URL of the same page
 * in older majors; pages that only exist in an older major aren't indexed.
 *
 * @param current The URL of the page in the current major.
 */
function OlderMajor({ current }: { readonly current?: string }) {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Head>
      {current ? (
        <link rel="canonical" href={new URL(current, siteConfig.url).href} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </Head>
  );
}
