import fs from 'node:fs';
import path from 'node:path';
import type { ErrorCodes } from '../../shared/errorCodes';
import { createDiskCache } from '../../../base/node/cache';
import { parseErrorCodes } from './parseErrorCodes';

/**
 * The packages whose builds replace messages by codes. Those of this family keep their messages.
 */
const PACKAGES = ['@mui/utils', '@mui/system', '@mui/material'];

function modulesIn(dir: string): string[] {
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(dir, name));
}

function versionOf(dir: string): string {
  const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

function parseModules(dirs: readonly string[]): ErrorCodes {
  const texts = dirs
    .flatMap((dir) => modulesIn(path.join(dir, 'esm')))
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
  return cache.getSync(dirs.map(versionOf), () => parseModules(dirs));
}
