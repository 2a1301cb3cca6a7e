import { execFileSync } from 'node:child_process';
import path from 'node:path';

const BUILD = `
  require('./src/reader-theme/node/buildGuest.ts')
    .buildGuest(process.cwd())
    .then((script) => process.stdout.write(script));`;

/**
 * The script of the sandbox of themes. Another process bundles it, because esbuild doesn't run in
 * jsdom, and `src/reader-theme/node/buildGuest.ts` is asynchronous.
 */
export default execFileSync(
  process.execPath,
  [path.resolve('node_modules/tsx/dist/cli.mjs'), '-e', BUILD],
  {
    encoding: 'utf8',
  },
);
