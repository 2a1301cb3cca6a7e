import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { navigation } from '../../../../navigation';
import { derivedFiles } from '../../../content/node/dev-server';
import { readTopology } from '../../../versions/node';
import { createAlternates } from './createAlternates';
import { agentArchives, agentsBlocks } from './output/agentFiles';
import { assertParity } from './output/assertParity';
import { catalogFiles } from './output/catalogFiles';
import { createLlmsFiles, inMenuOrder } from './output/llmsFiles';
import { upgradeSkill } from './output/upgradeSkill';
import { alternateFiles, writeFiles } from './output/writeAlternates';
import { createLinkSite, listPages } from './pages';
import type { SourcePage, Alternate } from './page/createAlternate';

const PLUGIN = 'docs-markdown-alternates';
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Publishes every page as Markdown at `<page>/index.md`, every demo at `<page>/<Demo>.md`, the
 * indexes for language models, and what assistants keep in a project. Rejects a build whose pages and alternates differ.
 */
export default function markdownAlternatesPlugin(context: LoadContext): Plugin {
  const { siteDir, siteConfig, baseUrl } = context;
  const { root } = readTopology(siteDir);
  let pages: readonly SourcePage[] = [];

  async function write(outDir: string): Promise<readonly Alternate[]> {
    const site = createLinkSite(pages, siteConfig.url, baseUrl);
    const alternates = await createAlternates(pages, site, siteDir);
    const ordered = inMenuOrder(alternates, navigation);
    const files = [
      ...alternateFiles(alternates, site),
      ...createLlmsFiles(alternates, navigation, site, root),
      ...agentsBlocks(ordered, site),
      await upgradeSkill(siteDir, site),
      ...catalogFiles(ordered, pages, baseUrl),
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
      // Only in the build: compressing all pages takes a second.
      for (const archive of agentArchives(alternates)) {
        await fs.writeFile(path.join(outDir, archive.path), archive.content);
      }
      await assertParity(alternates, outDir, baseUrl);
    },
  };
}
