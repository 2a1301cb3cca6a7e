import fs from 'node:fs';
import path from 'node:path';

/**
 * Copies a folder with hard links, which takes no time and no space. Never write its files in
 * place.
 */
export function linkFolder(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) {
      linkFolder(source, target);
    } else if (entry.isSymbolicLink()) {
      fs.symlinkSync(fs.readlinkSync(source), target);
    } else {
      fs.linkSync(source, target);
    }
  }
}
