import fs from 'node:fs';
import path from 'node:path';
import type { ErrorCodes } from '../../shared/errorCodes';
import { listFiles } from '../../../base/node';
import { createDiskCache } from '../../../base/node/cache';
import { installedVersion } from '../../../base/node/packages';
import { parseErrorCodes } from './parseErrorCodes';

/**
 * The packages whose builds replace messages by codes. Those of this family keep their messages.
 */
const PACKAGES = ['@mui/utils', '@mui/system', '@mui/material'];

function parseModules(dirs: readonly string[]): ErrorCodes {
  const texts = dirs
    .map((dir) => path.join(dir, 'esm'))
    .flatMap((dir) => listFiles(dir, /\.js$/).map((file) => path.join(dir, file)))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .filter((text) => text.includes('ErrorMessage'));
  return Object.assign({}, ...texts.map(parseErrorCodes)) as ErrorCodes;
}

/**
 * Reads the messages of minified errors from the installed packages, cached by version.
 *
 * @throws if one of the packages isn't installed
 */
export function readErrorCodes(siteDir: string): ErrorCodes {
  const dirs = PACKAGES.map((name) => path.join(siteDir, 'node_modules', name));
  const cache = createDiskCache<ErrorCodes>({
    siteDir,
    name: 'error-codes',
    code: ['src/api/node/error-codes/parseErrorCodes.ts'],
  });
  return cache.getSync(
    dirs.map((dir) => installedVersion(dir)),
    () => parseModules(dirs),
  );
}
