/** A file with its path in the folder that a reader chose or dropped. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

/** Reads a folder that was dropped, entry by entry, as the browser hands it over. */
async function walk(
  entry: FileSystemEntry,
  isSkipped: (path: string) => boolean,
): Promise<readonly ChosenFile[]> {
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
      return (await Promise.all(all.map((child) => walk(child, isSkipped)))).flat();
    }
    all.push(...some.filter(({ fullPath }) => !isSkipped(fullPath)));
  }
}

/**
 * Files and folders that were dropped. Must be called while the event is handled.
 *
 * @param isSkipped Whether to leave out a file, or a folder with everything in it, by its path.
 */
export async function droppedFiles(
  { items }: DataTransfer,
  isSkipped: (path: string) => boolean,
): Promise<readonly ChosenFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return (await Promise.all(entries.map((entry) => walk(entry, isSkipped)))).flat();
}

/** The files of a file field. */
export const listedFiles = (list: Iterable<File>): readonly ChosenFile[] =>
  [...list].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
