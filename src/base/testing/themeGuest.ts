import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * The script of the sandbox of themes. Another process bundles it, because esbuild doesn't run in
 * jsdom, and `src/reader-theme/node/buildGuest.ts` is asynchronous.
 */
export default execFileSync(
  process.execPath,
  [
    path.resolve('node_modules/esbuild/bin/esbuild'),
    path.resolve('src/reader-theme/node/guest/index.ts'),
    ...['--bundle', '--format=iife', '--target=es2020', '--minify', '--log-level=error'],
    '--define:process.env.NODE_ENV="production"',
  ],
  { encoding: 'utf8' },
);
