import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { browserFiles } from '../browserModules';
import { chunkTablePlugin } from './chunkTable';
import { compileHint } from './compileHints';
import { PAGE_STYLES } from './lazyStyles';
import { moduleReportPlugin } from './moduleReport';
import { cacheDependencies } from './persistentCache';
import { scalingMedia } from './scalingMedia';
import { SHARED_CHUNKS } from './sharedChunks';
import { unusedInfima } from './unusedInfima';

export {
  chunkGroupsPlugin,
  filesOfPages,
  scriptsOf,
  type ChunkGroup,
  type ChunkGroups,
} from './chunkGroups';
export { readGeneratedRoutes, type GeneratedRoutes } from './routeChunks';
export { NAMED_MODULES, SHARED_CHUNKS } from './sharedChunks';
export type { ModuleReport } from './moduleReport';

/** An index file that many modules import from. Each should only get what it uses. */
const SHARED_INDEX = browserFiles('muiThemeIndex');

/** The chunks of the workers in `src/search`, `src/upgrade`, and `src/lab`. */
const WORKERS = ['search-worker', 'check-worker', 'lab-worker', 'theme-worker'];

/**
 * Splits the browser's code into chunks.
 *
 * Docusaurus puts what half of the pages share into one `common` chunk. Here, that would be Material
 * UI, which pages without demos don't need: one small module in that chunk would load all of it. So
 * the chunks of demos have names, and other shared modules are grouped by the pages that share them.
 */
export default function bundlePlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const generated = (file: string) => path.join(generatedFilesDir, file);
  return {
    name: 'docs-bundle',

    configurePostCss(options) {
      return {
        ...options,
        plugins: [unusedInfima, scalingMedia, ...(options.plugins as unknown[])],
      };
    },

    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer) {
        return cacheDependencies(siteDir, generatedFilesDir, config);
      }
      const { BannerPlugin, Compilation } = currentBundler.instance;
      return {
        ...cacheDependencies(siteDir, generatedFilesDir, config),
        // Ids, because names would be a second list of all chunks in the runtime. The hashes have
        // the length that the rest of the build uses: the bundler updates hashes by replacing their
        // text in all files, where a shorter one could match an id or a color.
        output: isProduction ? { chunkFilename: 'assets/js/[id].[contenthash:8].js' } : {},
        plugins: [
          ...(isProduction
            ? [
                new BannerPlugin({
                  raw: true,
                  banner: compileHint,
                  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
                }),
                chunkTablePlugin(),
                moduleReportPlugin(generated('docs-bundle/modules.json')),
              ]
            : []),
        ],
        module: { rules: [{ test: SHARED_INDEX, sideEffects: false }] },
        // Generated modules import by absolute path. The bundler would first try these paths, with
        // each extension, in the static folders: 20,000 paths for the dev server to watch.
        resolve: { preferAbsolute: true },
        optimization: {
          splitChunks: {
            // A worker is one file, because Trusted Types don't let it load another.
            chunks: ({ name }) => !WORKERS.includes(name ?? ''),
            cacheGroups: {
              ...SHARED_CHUNKS,
              styles: { test: PAGE_STYLES },
              default: { minChunks: 2, priority: -20, reuseExistingChunk: true },
              // It would move packages out of the chunks above.
              defaultVendors: false,
            },
          },
        },
      };
    },
  };
}
