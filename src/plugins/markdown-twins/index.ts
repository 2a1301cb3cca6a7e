import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { navigation } from '../../../navigation';
import { derivedFiles } from '../dev-server';
import { readTopology } from '../versions';
import { createTwins } from './createTwins';
import { assertParity } from './output/assertParity';
import { catalogFiles } from './output/catalogFiles';
import { createLlmsFiles, inMenuOrder } from './output/llmsFiles';
import { twinFiles, writeFiles } from './output/writeTwins';
import { createLinkSite, listPages, versionOfTwins } from './pages';
import type { SourcePage, Twin } from './page/createTwin';

const PLUGIN = 'docs-markdown-twins';
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Publishes every page as Markdown at `<page>/index.md`, every demo at `<page>/<Demo>.md`, and the
 * indices that language models look for. Refuses a build whose pages say something else than their
 * twins.
 */
export default function markdownTwinsPlugin(context: LoadContext): Plugin {
  const { siteDir, siteConfig, baseUrl } = context;
  const version = versionOfTwins(readTopology(siteDir).root);
  let pages: readonly SourcePage[] = [];

  async function write(outDir: string): Promise<readonly Twin[]> {
    const site = createLinkSite(pages, siteConfig.url, baseUrl);
    const twins = await createTwins(pages, site, siteDir);
    const files = [
      ...twinFiles(twins, baseUrl),
      ...createLlmsFiles(twins, navigation, site, version),
      ...catalogFiles(inMenuOrder(twins, navigation), pages, baseUrl),
    ];
    await writeFiles(outDir, files);
    return twins;
  }

  const development = derivedFiles(context, PLUGIN, write);

  return {
    name: PLUGIN,

    async allContentLoaded({ allContent }) {
      pages = listPages(allContent[DOCS_PLUGIN]?.default as LoadedContent, path.resolve(siteDir));
      development.update();
    },

    configureWebpack: development.configureWebpack,

    async postBuild({ outDir }) {
      const twins = await write(outDir);
      await assertParity(twins, outDir, baseUrl);
    },
  };
}
