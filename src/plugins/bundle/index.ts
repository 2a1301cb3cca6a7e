import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { moduleReportPlugin } from './moduleReport';
import { cacheDependencies } from './persistentCache';

/**
 * How the browser's code is cut into chunks.
 *
 * Docusaurus collects what half of the pages share in one `common` chunk. Here that is Material UI,
 * which pages without demos do without; one small module in it would bring all of it to them. So
 * shared modules are grouped by who shares them instead, as bundlers do by default.
 */
export default function bundlePlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'docs-bundle',

    configureWebpack(config, isServer) {
      if (isServer) {
        return cacheDependencies(siteDir, config);
      }
      return {
        ...cacheDependencies(siteDir, config),
        // By id: a name for each would be a second list of all chunks in the runtime.
        output: isProduction ? { chunkFilename: 'assets/js/[id].[contenthash:8].js' } : {},
        plugins: isProduction
          ? [moduleReportPlugin(path.join(siteDir, '.cache/bundle/modules.json'))]
          : [],
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              use: path.join(__dirname, 'registryLoader.mjs'),
            },
          ],
        },
        optimization: {
          splitChunks: {
            cacheGroups: {
              common: false,
              default: { minChunks: 2, priority: -20, reuseExistingChunk: true },
            },
          },
        },
      };
    },
  };
}
