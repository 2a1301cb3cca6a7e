import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildVersions, contentRoot, packageAliases, type BuildVersion } from '../versions';
import { createDemoCompiler } from './demoCompiler';
import { DEMO_QUERY } from './demoRequest';
import { createDemoCache, fingerprintOfCode } from './source/demoCache';
import type { BuiltSources } from './source/variantSources';

/**
 * Demos of an older major run on its packages, and so do these packages among each other: copies of
 * one package would not know each other's React contexts.
 */
function packageRules(siteDir: string): object[] {
  return buildVersions(siteDir).flatMap(({ major }: BuildVersion) => {
    const alias = packageAliases(siteDir, major);
    const include = [path.join(siteDir, contentRoot(major)), ...Object.values(alias)];
    return Object.keys(alias).length === 0 ? [] : [{ include, resolve: { alias } }];
  });
}

/** Teaches the bundler the modules that `remarkDemo` imports. Takes no options. */
export function demosPlugin({ siteDir }: LoadContext): Plugin {
  const here = path.join(siteDir, 'src/plugins');
  const cache = createDemoCache<BuiltSources>(
    path.join(siteDir, '.cache/demos'),
    fingerprintOfCode([path.join(here, 'demos/source'), path.join(here, 'highlight')]),
  );

  return {
    name: 'demos',
    configureWebpack(_config, isServer) {
      const compile = createDemoCompiler({
        siteDir,
        isServer,
        hasChunkNames: process.env.NODE_ENV !== 'production',
        heightsFile: path.join(siteDir, 'src/data/demo-heights.json'),
        cache,
      });
      return {
        module: {
          rules: [
            ...packageRules(siteDir),
            {
              resourceQuery: DEMO_QUERY,
              enforce: 'post',
              use: [{ loader: path.join(here, 'demos/demoLoader.mjs'), options: { compile } }],
            },
          ],
        },
      };
    },
  };
}
