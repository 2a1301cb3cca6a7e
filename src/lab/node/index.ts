import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { importPath } from '../../delivery/node';
import { HANDLER_PATH } from '../shared/handlerPath';

/** The files of PostgreSQL, which the page of the lab loads on demand. */
const DATABASE_FILES = /@electric-sql[\\/]pglite[\\/].+\.(?:wasm|data)$/;

/** PGlite only imports them in Node.js. */
const NODE_MODULES = ['node:crypto', 'node:fs', 'node:module', 'node:path', 'node:url'];

/** Serves PostgreSQL in WebAssembly from the site itself, and the page that runs edited handlers. */
export default function labPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'docs-lab',
    contentLoaded: ({ actions }) =>
      actions.addRoute({
        path: baseUrl + HANDLER_PATH,
        component: importPath('handlerPage'),
        exact: true,
      }),
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
          {
            resourceQuery: /^\?source$/,
            type: 'asset/source',
            enforce: 'post',
            use: [path.join(__dirname, 'sourceLoader.mjs')],
          },
        ],
      },
    }),
  };
}
