import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createDemoCompiler } from './demoCompiler';
import { DEMO_QUERY } from './demoRequest';
import { createDemoCache, fingerprintOfCode } from './source/demoCache';
import type { BuiltSources } from './source/variantSources';

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
