import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { chunkTablePlugin } from './chunkTable';
import { compileHint } from './compileHints';
import { moduleReportPlugin } from './moduleReport';
import { cacheDependencies } from './persistentCache';
import { SHARED_CHUNKS } from './sharedChunks';
import { unusedInfima } from './unusedInfima';

/**
 * How the browser's code is cut into chunks.
 *
 * Docusaurus collects what half of the pages share in one `common` chunk. Here that is Material UI,
 * which pages without demos do without; one small module in it would bring all of it to them. So
 * the chunks of demos have names, and other shared modules are grouped by who shares them.
 */
export default function bundlePlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const generated = (file: string) => path.join(generatedFilesDir, file);
  return {
    name: 'docs-bundle',

    configurePostCss(options) {
      return { ...options, plugins: [unusedInfima, ...(options.plugins as unknown[])] };
    },

    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer) {
        return cacheDependencies(siteDir, generatedFilesDir, config);
      }
      const { BannerPlugin, Compilation } = currentBundler.instance;
      return {
        ...cacheDependencies(siteDir, generatedFilesDir, config),
        // By id: a name for each would be a second list of all chunks in the runtime. Hashes are as
        // long as in all other names of the build: the bundler corrects them by replacing their text
        // wherever it stands, and what is shorter may be an id or a color too.
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
        // Generated modules import by absolute path, which would first be looked for, with each
        // extension, below the folders of static files: 20,000 paths for the dev server to watch.
        resolve: { preferAbsolute: true },
        optimization: {
          splitChunks: {
            cacheGroups: {
              ...SHARED_CHUNKS,
              default: { minChunks: 2, priority: -20, reuseExistingChunk: true },
              // It would take packages out of the chunks above again.
              defaultVendors: false,
            },
          },
        },
      };
    },
  };
}
