import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
// Declares the key `devServer` of the bundler's configuration.
import type {} from 'webpack-dev-server';
import { whenQuiet } from './compilation';

/** Nobody reads these files while they write: they may come well after the page. */
const QUIET_MS = 1000;

interface DerivedFiles {
  /** Tells that the content has changed: the dev server makes the files anew when it has time. */
  readonly update: () => void;
  readonly configureWebpack: NonNullable<Plugin['configureWebpack']>;
}

/**
 * Files that a build derives from all pages and writes into its folder. The dev server has no such
 * folder: it writes them beside the generated modules and serves them from there.
 *
 * @param plugin Name of the plugin that makes them.
 * @param write Writes them all below a folder, at their addresses.
 */
export function derivedFiles(
  { generatedFilesDir, baseUrl }: Pick<LoadContext, 'generatedFilesDir' | 'baseUrl'>,
  plugin: string,
  write: (outDir: string) => Promise<unknown>,
): DerivedFiles {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const directory = path.join(generatedFilesDir, plugin, 'public');
  let isWaiting = false;

  async function writeLater(): Promise<void> {
    isWaiting = true;
    await whenQuiet(QUIET_MS);
    isWaiting = false;
    try {
      await write(directory);
    } catch (error) {
      // A page whose files cannot be made says why in the browser anyway.
      logger.warn((error as Error).message);
    }
  }

  return {
    update() {
      if (isDevelopment && !isWaiting) {
        void writeLater();
      }
    },
    configureWebpack: () =>
      isDevelopment
        ? {
            devServer: { static: [{ directory, publicPath: baseUrl, watch: false }] },
            mergeStrategy: { 'devServer.static': 'append' },
          }
        : {},
  };
}
