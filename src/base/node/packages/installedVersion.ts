import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../readJson';

/** The version of the package in a folder, or undefined if it isn't installed. */
export function installedVersion(folder: string): string | undefined {
  const manifest = path.join(folder, 'package.json');
  return fs.existsSync(manifest) ? readJson<{ version?: string }>(manifest).version : undefined;
}
