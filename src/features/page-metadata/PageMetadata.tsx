import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata as TitleAndDescription } from '@docusaurus/theme-common';
import { LIBRARY_VERSION } from '@site/src/shared/products';
import { socialCardPath } from '@site/src/shared/socialCard';
import { techArticle, toScriptJson } from './techArticle';

/** What search engines, social networks and assistants read of a page's head. */
export function PageMetadata() {
  const { metadata, frontMatter } = useDoc();
  const { version } = useDocsVersion();
  const { siteConfig, i18n } = useDocusaurusContext();
  const { title, description, permalink, lastUpdatedAt } = metadata;
  const url = new URL(permalink, siteConfig.url).href;
  const card = socialCardPath(permalink, siteConfig.baseUrl);
  const article = techArticle({
    ...{ url, title, description },
    image: new URL(siteConfig.baseUrl + card, siteConfig.url).href,
    language: i18n.currentLocale,
    productId: (frontMatter as { productId?: string }).productId,
    version: version === 'current' ? LIBRARY_VERSION : version,
    modified: lastUpdatedAt,
  });
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
    </>
  );
}
