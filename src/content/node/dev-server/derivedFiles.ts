import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
// Declares the key `devServer` of the bundler's configuration.
import type {} from 'webpack-dev-server';
import { whenQuiet } from './compilation';

/** Nobody needs these files while writing, so they can come well after the page. */
const QUIET_MS = 1000;

interface DerivedFiles {
  /** Called when the content has changed. The dev server updates the files when it is idle. */
  readonly update: () => void;
  readonly configureWebpack: NonNullable<Plugin['configureWebpack']>;
}

/**
 * Files that a build derives from all pages and writes to its output folder. The dev server has no
 * output folder, so it writes them to the folder of generated files and serves them from there.
 *
 * @param plugin The name of the plugin that creates them.
 * @param write Writes all files below a folder, by URL path.
 */
export function derivedFiles(
  { generatedFilesDir, baseUrl }: Pick<LoadContext, 'generatedFilesDir' | 'baseUrl'>,
  plugin: string,
  write: (outDir: string) => Promise<unknown>,
): DerivedFiles {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const directory = path.join(generatedFilesDir, plugin, 'public');
  let isWaiting = false;
  // An older write must not end after a newer one.
  let lastWrite = Promise.resolve();

  async function writeNow(): Promise<void> {
    try {
      await write(directory);
    } catch (error) {
      // A page whose files can't be created shows the reason in the browser.
      logger.warn((error as Error).message);
    }
  }

  async function writeLater(): Promise<void> {
    isWaiting = true;
    await whenQuiet(QUIET_MS);
    await lastWrite;
    isWaiting = false;
    lastWrite = writeNow();
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
