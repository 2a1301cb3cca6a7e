import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { navigation } from '../../../navigation';
import { createTwins } from './createTwins';
import { assertParity } from './output/assertParity';
import { createLlmsFiles } from './output/llmsFiles';
import { twinFiles, writeFiles } from './output/writeTwins';
import { createLinkSite, listPages } from './pages';
import type { SourcePage } from './page/createTwin';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Publishes every page as Markdown at `<page>/index.md`, every demo at `<page>/<Demo>.md`, and the
 * indices that language models look for. Refuses a build whose pages say something else than their
 * twins.
 */
export default function markdownTwinsPlugin({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  let pages: readonly SourcePage[] = [];

  async function publish(outDir: string): Promise<void> {
    const site = createLinkSite(pages, siteConfig.url, baseUrl);
    const twins = await createTwins(pages, site, siteDir);
    const files = [...twinFiles(twins, baseUrl), ...createLlmsFiles(twins, navigation, site)];
    await writeFiles(outDir, files);
    await assertParity(twins, outDir, baseUrl).catch((error: Error) => logger.warn(error.message));
  }

  return {
    name: 'docs-markdown-twins',

    async allContentLoaded({ allContent }) {
      const content = allContent[DOCS_PLUGIN]?.default as LoadedContent;
      pages = listPages(content, path.resolve(siteDir));
    },

    postBuild: ({ outDir }) => publish(outDir),
  };
}
