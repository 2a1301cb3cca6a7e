import fs from 'node:fs';
import path from 'node:path';

/** Every file below a folder, by its path from there. */
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
 * Makes a folder hold exactly these files; what is right already is not touched.
 *
 * @returns How many files were written.
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
