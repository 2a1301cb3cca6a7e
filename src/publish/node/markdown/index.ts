import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { navigation } from '../../../../navigation';
import { derivedFiles } from '../../../content/node/dev-server';
import { readTopology } from '../../../versions/node';
import { createAlternates } from './createAlternates';
import { assertParity } from './output/assertParity';
import { catalogFiles } from './output/catalogFiles';
import { createLlmsFiles, inMenuOrder } from './output/llmsFiles';
import { alternateFiles, writeFiles } from './output/writeAlternates';
import { createLinkSite, listPages } from './pages';
import type { SourcePage, Alternate } from './page/createAlternate';

const PLUGIN = 'docs-markdown-alternates';
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Publishes every page as Markdown at `<page>/index.md`, every demo at `<page>/<Demo>.md`, and the
 * indexes for language models. Rejects a build whose pages and alternates differ.
 */
export default function markdownAlternatesPlugin(context: LoadContext): Plugin {
  const { siteDir, siteConfig, baseUrl } = context;
  const { root } = readTopology(siteDir);
  let pages: readonly SourcePage[] = [];

  async function write(outDir: string): Promise<readonly Alternate[]> {
    const site = createLinkSite(pages, siteConfig.url, baseUrl);
    const alternates = await createAlternates(pages, site, siteDir);
    const files = [
      ...alternateFiles(alternates, baseUrl),
      ...createLlmsFiles(alternates, navigation, site, root),
      ...catalogFiles(inMenuOrder(alternates, navigation), pages, baseUrl),
    ];
    await writeFiles(outDir, files);
    return alternates;
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
      const alternates = await write(outDir);
      await assertParity(alternates, outDir, baseUrl);
    },
  };
}
