import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../base/node';

/**
 * Makes a folder contain exactly these files, without touching those that are up to date.
 *
 * @returns The number of written files.
 */
export function syncFiles(dir: string, files: ReadonlyMap<string, string>): number {
  let written = 0;
  for (const [name, text] of files) {
    const file = path.join(dir, name);
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
      written += 1;
    }
  }
  for (const name of listFiles(dir)) {
    if (!files.has(name)) {
      fs.rmSync(path.join(dir, name));
    }
  }
  return written;
}
