import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { default as Server, Middleware } from 'webpack-dev-server';
import { createLiveChecks, LIVE_CHECKS_CLIENT } from '../live-checks';
import { ADDRESS_FILE } from './addressFile';
import { compilationTracker } from './compilation';

export { whenQuiet } from './compilation';
export { derivedFiles } from './derivedFiles';

/** What the bundler of the site, Rspack, has beside webpack's interface. */
interface Rspack {
  readonly lazyCompilationMiddleware: (compiler: unknown) => Middleware;
}

/** What is compiled when it is opened: pages, their data and demos, and what few readers ask for. */
const LAZY = [
  /\.mdx/,
  /[\\/]\.docusaurus[\\/]/,
  /[\\/]src[\\/]pages[\\/]/,
  /[\\/]features[\\/]templates[\\/]/,
  /[\\/]features[\\/]demos[\\/](?:editor|canvas[\\/]locales)[\\/]/,
];

/**
 * Compiles a page when it is opened. The dev server starts in a few seconds and an edit is seen at
 * once, however many pages there are: it compiles what the author looks at, and a build all of it.
 * What a page has that only a build would find is shown on the page (`live-checks`).
 */
export default function devServerPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'docs-dev-server',

    getClientModules: () => (process.env.NODE_ENV === 'development' ? [LIVE_CHECKS_CLIENT] : []),

    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'development') {
        return {};
      }
      const { lazyCompilationMiddleware } = currentBundler.instance as unknown as Rspack;
      return {
        plugins: [compilationTracker],
        // A page that is opened may bring modules that others have, too. Moved into a chunk for all
        // of them, they would be missing in the tabs that are open.
        optimization: { splitChunks: false },
        lazyCompilation: {
          imports: true,
          entries: false,
          test: new RegExp(LAZY.map(({ source }) => source).join('|')),
        },
        devServer: {
          onListening: ({ options }: Server) =>
            writeFileSync(
              path.join(generatedFilesDir, ADDRESS_FILE),
              JSON.stringify(`http://localhost:${options.port}`),
            ),
          setupMiddlewares: (middlewares: Middleware[], { compiler }: Server) => [
            lazyCompilationMiddleware(compiler),
            createLiveChecks(siteDir, baseUrl),
            ...middlewares,
          ],
        },
      };
    },
  };
}
