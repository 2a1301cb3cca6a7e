import fs from 'node:fs';
import path from 'node:path';

/** All files in a folder, by relative path. */
export function filesIn(dir: string): string[] {
  return fs.existsSync(dir)
    ? fs
        .readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
        .map((name) => name.split(path.sep).join('/'))
        .sort()
    : [];
}

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
  for (const name of filesIn(dir)) {
    if (!files.has(name)) {
      fs.rmSync(path.join(dir, name));
    }
  }
  return written;
}
