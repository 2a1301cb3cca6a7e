import { droppedFiles, type ChosenFile } from '@site/src/base/browser/files';
import { toFileName } from '@site/src/reader-theme/browser/document';
import type { ThemeFile } from '@site/src/reader-theme/browser/sandbox';

export const FILE_TYPES = ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.json'];

const isWanted = (path: string) =>
  FILE_TYPES.some((type) => path.endsWith(type)) &&
  !/(?:^|\/)(?:node_modules|dist|build)\/|\.(?:d|test|spec|stories)\.\w+$/.test(path);

/** The files of a theme among those that a reader opened, without the folder that all are in. */
export async function toThemeFiles(entries: readonly ChosenFile[]): Promise<readonly ThemeFile[]> {
  const wanted = entries.filter(({ path }) => isWanted(path));
  const [first] = wanted;
  const folder = first?.path.includes('/') ? `${first.path.split('/')[0] ?? ''}/` : '';
  const isShared = wanted.every(({ path }) => path.startsWith(folder));
  return Promise.all(
    wanted.map(async ({ path, file }) => ({
      name: toFileName(isShared ? path.slice(folder.length) : path),
      code: await file.text(),
    })),
  );
}

/** Files and folders that were dropped. Must be called while the event is handled. */
export const readDrop = async (data: DataTransfer) =>
  toThemeFiles(await droppedFiles(data, (path) => path.endsWith('/node_modules')));
