import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { posixRelative } from './posixRelative';

/**
 * The files below a folder whose path matches, sorted.
 *
 * @param pattern Matches the path from the folder, with slashes.
 * @returns paths from the folder, with slashes; empty if it doesn't exist
 */
export function listFiles(folder: string, pattern = /^/): string[] {
  return !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => posixRelative(folder, path.join(entry.parentPath, entry.name)))
        .filter((name) => pattern.test(name))
        .sort();
}
