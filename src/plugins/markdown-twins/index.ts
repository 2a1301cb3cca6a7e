import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { navigation } from '../../../navigation';
import { readTopology } from '../versions';
import { createTwins } from './createTwins';
import { assertParity } from './output/assertParity';
import { catalogFiles } from './output/catalogFiles';
import { createLlmsFiles, inMenuOrder } from './output/llmsFiles';
import { twinFiles, writeFiles } from './output/writeTwins';
import { createLinkSite, listPages, versionOfTwins } from './pages';
import type { SourcePage, Twin } from './page/createTwin';

/** What a bundler offers its plugins, as far as it is needed here. */
interface Compiler {
  readonly hooks: {
    readonly done: { readonly tap: (name: string, listener: () => void) => void };
  };
}

const PLUGIN = 'docs-markdown-twins';
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/**
 * Publishes every page as Markdown at `<page>/index.md`, every demo at `<page>/<Demo>.md`, and the
 * indices that language models look for. Refuses a build whose pages say something else than their
 * twins.
 */
export default function markdownTwinsPlugin(context: LoadContext): Plugin {
  const { siteDir, siteConfig, baseUrl, generatedFilesDir } = context;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const developmentDir = path.join(generatedFilesDir, PLUGIN, 'public');
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

  /** The site comes first; a page whose Markdown cannot be made says why in the browser anyway. */
  function writeAfterCompiling(compiler: Compiler): void {
    let written: readonly SourcePage[] = [];
    compiler.hooks.done.tap(PLUGIN, () => {
      if (written !== pages) {
        written = pages;
        write(developmentDir).catch((error: Error) => logger.warn(error.message));
      }
    });
  }

  return {
    name: PLUGIN,

    async allContentLoaded({ allContent }) {
      pages = listPages(allContent[DOCS_PLUGIN]?.default as LoadedContent, path.resolve(siteDir));
    },

    configureWebpack() {
      const directory = { directory: developmentDir, publicPath: baseUrl, watch: false };
      return isDevelopment
        ? {
            devServer: { static: [directory] },
            plugins: [{ apply: writeAfterCompiling }],
            mergeStrategy: { 'devServer.static': 'append' },
          }
        : {};
    },

    async postBuild({ outDir }) {
      const twins = await write(outDir);
      await assertParity(twins, outDir, baseUrl);
    },
  };
}
