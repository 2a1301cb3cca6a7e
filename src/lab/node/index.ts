import type { Plugin } from '@docusaurus/types';

/** The files of PostgreSQL, which the page of the lab loads on demand. */
const DATABASE_FILES = /@electric-sql[\\/]pglite[\\/].+\.(?:wasm|data)$/;

/** PGlite only imports them in Node.js. */
const NODE_MODULES = ['node:crypto', 'node:fs', 'node:module', 'node:path', 'node:url'];

/** Serves PostgreSQL in WebAssembly from the site itself. */
export default function labPlugin(): Plugin {
  return {
    name: 'docs-lab',
    configureWebpack: (_config, isServer) => ({
      externals: isServer
        ? undefined
        : Object.fromEntries(NODE_MODULES.map((name) => [name, 'undefined'])),
      module: {
        rules: [
          {
            test: DATABASE_FILES,
            type: 'asset/resource',
            generator: { filename: 'assets/lab/[name].[contenthash:8][ext]' },
          },
          // The page shows the files of the handler as readers copy them.
          { resourceQuery: /^\?source$/, type: 'asset/source' },
        ],
      },
    }),
  };
}
