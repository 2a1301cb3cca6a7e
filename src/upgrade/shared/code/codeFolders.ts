import type { CodeFile } from './uses';

/** More folders than this are shorter as the whole project. */
const MAX_FOLDERS = 3;

/** A name that a shell takes as one argument. */
const PLAIN_NAME = /^[\w.@][\w.@-]*$/;

/** A file in a folder that codemods read. A pasted text has no path. */
const CODE_FILE = /\/.*\.[cm]?[jt]sx?$/;

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * The folders for commands in the folder of the project: those at its top that contain code with the
 * documented packages, or `.` if there are many, or one whose name a shell would split. `src` if the
 * reader gave no folder with code.
 *
 * @param manifest The path of the project's `package.json`, if the reader gave it.
 */
export function codeFolders(files: readonly CodeFile[], manifest = ''): string[] {
  const root = folderOf(manifest);
  const paths = files
    .filter(({ path, uses }) => uses.length > 0 && CODE_FILE.test(path) && path.startsWith(root))
    .map(({ path }) => path.slice(root.length));
  const folders = [
    ...new Set(paths.map((path) => (path.includes('/') ? path.split('/')[0] : '.'))),
  ];
  const isPlain = folders.every((folder) => PLAIN_NAME.test(folder ?? '.'));
  if (folders.length > MAX_FOLDERS || folders.includes('.') || !isPlain) {
    return ['.'];
  }
  return folders.length > 0 ? folders.map((folder) => folder ?? '.').sort() : ['src'];
}
