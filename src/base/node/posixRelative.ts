import path from 'node:path';

/** The path from a folder to a file, with slashes on every platform. */
export function posixRelative(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}
