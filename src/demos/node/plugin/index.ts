import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  aliasesInPackages,
  buildVersions,
  contentRoot,
  packageAliases,
  type BuildVersion,
} from '../../../versions/node';
import { importPath } from '../../../delivery/node';
import { LIVE_DEMO_PATH } from '../../shared/liveDemo';
import { createDemoCompiler } from './demoCompiler';
import { DEMO_QUERY, SOURCES_QUERY } from '..';
import { createSourceCache } from './source/sourceCache';

/**
 * Demos of an older major use its packages, and so do these packages: two copies of a package
 * wouldn't share their React contexts.
 */
function packageRules(siteDir: string): object[] {
  return buildVersions(siteDir).flatMap(({ major }: BuildVersion) => {
    const ofContent = {
      folder: path.join(siteDir, contentRoot(major)),
      aliases: packageAliases(siteDir, major),
    };
    return [ofContent, ...aliasesInPackages(siteDir, major)]
      .filter(({ aliases }) => Object.keys(aliases).length > 0)
      .map(({ folder, aliases }) => ({ include: folder, resolve: { alias: aliases } }));
  });
}

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
      return {
        module: {
          rules: [
            ...packageRules(siteDir),
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
