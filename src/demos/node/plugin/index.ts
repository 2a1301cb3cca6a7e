import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildVersions, bundledAliases } from '../../../versions/node';
import { importPath } from '../../../delivery/node';
import { LIVE_DEMO_PATH } from '../../shared/liveDemo';
import { createDemoCompiler } from './demoCompiler';
import { DEMO_QUERY, SOURCES_QUERY } from '..';
import { createSourceCache } from './source/sourceCache';

/**
 * Adds the modules that `remarkDemo` imports to the bundler, and the page that runs edited demos. Takes
 * no options.
 */
export default function demosPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const cache = createSourceCache(siteDir);

  return {
    name: 'docs-demos',

    contentLoaded({ actions }) {
      actions.addRoute({
        path: baseUrl + LIVE_DEMO_PATH,
        component: importPath('liveDemoPage'),
        exact: true,
      });
    },

    configureWebpack(_config, isServer) {
      const compile = createDemoCompiler({
        siteDir,
        isServer,
        hasChunkNames: process.env.NODE_ENV !== 'production',
        heightsFile: path.join(siteDir, 'data/demo-heights.json'),
        cache,
      });
      const aliases = buildVersions(siteDir).flatMap(({ major }) => bundledAliases(siteDir, major));
      return {
        module: {
          rules: [
            ...aliases.map(({ folder, aliases: alias }) => ({
              include: folder,
              resolve: { alias },
            })),
            {
              resourceQuery: DEMO_QUERY,
              enforce: 'post',
              use: [{ loader: path.join(__dirname, 'demoLoader.mjs'), options: { compile } }],
            },
            {
              resourceQuery: SOURCES_QUERY,
              type: 'asset/resource',
              // As long as in all other names of the build, because the bundler replaces hashes in
              // the content of its files, where a shorter one could occur by chance.
              generator: { filename: 'assets/demos/[contenthash:8].json' },
            },
          ],
        },
      };
    },
  };
}
