import type { ThemeFile } from '@site/src/reader-theme/browser/sandbox';

export const FILE_TYPES = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.json'];

/** A file with its path. */
interface Entry {
  readonly path: string;
  readonly file: File;
}

const isWanted = (path: string) =>
  FILE_TYPES.some((type) => path.endsWith(type)) &&
  !/(?:^|\/)(?:node_modules|dist|build)\/|\.(?:d|test|spec|stories)\.\w+$/.test(path);

/** Reads a folder that was dropped, entry by entry, as the browser hands it over. */
async function walk(entry: FileSystemEntry): Promise<readonly Entry[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => {
      (entry as FileSystemFileEntry).file(resolve, reject);
    });
    return [{ path: entry.fullPath.replace(/^\//, ''), file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) {
      return (await Promise.all(all.map(walk))).flat();
    }
    all.push(...some.filter(({ name }) => name !== 'node_modules'));
  }
}

/** The files of a theme among those that a reader opened, without the folder that all are in. */
async function toThemeFiles(entries: readonly Entry[]): Promise<readonly ThemeFile[]> {
  const wanted = entries.filter(({ path }) => isWanted(path));
  const [first] = wanted;
  const folder = first?.path.includes('/') ? `${first.path.split('/')[0] ?? ''}/` : '';
  const isShared = wanted.every(({ path }) => path.startsWith(folder));
  return Promise.all(
    wanted.map(async ({ path, file }) => ({
      name: isShared ? path.slice(folder.length) : path,
      code: await file.text(),
    })),
  );
}

/** The files of a file field. */
export const readFileList = (list: FileList) =>
  toThemeFiles([...list].map((file) => ({ path: file.webkitRelativePath || file.name, file })));

/** Files and folders that were dropped. Must be called while the event is handled. */
export async function readDrop({ items }: DataTransfer): Promise<readonly ThemeFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return toThemeFiles((await Promise.all(entries.map(walk))).flat());
}
