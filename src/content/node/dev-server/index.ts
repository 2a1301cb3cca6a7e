import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { default as Server, Middleware } from 'webpack-dev-server';
import { browserFiles } from '../../../delivery/node';
import { createLiveChecks, LIVE_CHECKS_CLIENT } from './live-checks';
import { compilationTracker } from './compilation';
import { docusaurusLoader, queueReloads } from './reloads';

export { whenQuiet } from './compilation';
export { derivedFiles } from './derivedFiles';
export { crashProblem, FRAME_ATTRIBUTE, type DemoCrash } from './live-checks';

/** In the folder of generated files: the URL of the last dev server, for other commands. */
export const ADDRESS_FILE = 'dev-server.json';

/** The parts of Rspack's interface that webpack doesn't have. */
interface Rspack {
  readonly lazyCompilationMiddleware: (compiler: unknown) => Middleware;
}

/** What is compiled on request: pages, their data and demos, and features that few readers use. */
const LAZY = [
  /\.mdx/,
  /[\\/]\.docusaurus[\\/]/,
  /[\\/]src[\\/]pages[\\/]/,
  browserFiles('demoEditor', 'demoLocales', 'templates'),
];

/**
 * Compiles a page when it is opened. The dev server starts in a few seconds and shows edits
 * immediately, however many pages there are, because it compiles only what the author views.
 * Problems that only a build would find are shown on the page (`live-checks`).
 */
export default function devServerPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  if (process.env.NODE_ENV === 'development') {
    queueReloads(docusaurusLoader());
  }
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
        // Opening a page can add modules that it shares with others. If they moved into a common
        // chunk, open tabs would miss them.
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
