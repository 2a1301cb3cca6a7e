import type { Plugin } from '@docusaurus/types';
import type { default as Server, Middleware } from 'webpack-dev-server';
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
  /[\\/]features[\\/]demos[\\/](?:editor|stage[\\/]locales)[\\/]/,
];

/**
 * Compiles a page when it is opened. The dev server starts in a few seconds and an edit is seen at
 * once, however many pages there are: it compiles what the author looks at, and a build all of it.
 */
export default function devServerPlugin(): Plugin {
  return {
    name: 'docs-dev-server',

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
          setupMiddlewares: (middlewares: Middleware[], { compiler }: Server) => [
            lazyCompilationMiddleware(compiler),
            ...middlewares,
          ],
        },
      };
    },
  };
}
