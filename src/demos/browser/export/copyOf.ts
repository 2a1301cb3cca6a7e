import type { DemoSourceFile } from '@site/src/demos/shared/demo';

type SourceFile = Pick<DemoSourceFile, 'name' | 'code'>;

export interface DemoCopy {
  readonly text: string;
  /** `inlined`: local modules became part of the file. `files`: each file follows its name. */
  readonly kind: 'file' | 'inlined' | 'files';
  /** The names of the files that are part of it, without the entry if it contains them. */
  readonly names: readonly string[];
}

/**
 * What a reader who copies a demo pastes: one file that runs by itself, or all files where that
 * isn't possible.
 *
 * @param files the entry, then its local modules
 */
export async function copyOf(files: readonly SourceFile[]): Promise<DemoCopy> {
  const [entry] = files;
  if (!entry) {
    throw new Error('There is no file to copy: a demo has at least its entry.');
  }
  if (files.length === 1) {
    return { text: entry.code, kind: 'file', names: [] };
  }
  const { allFiles, oneFile } = await import('@site/src/demos/shared/demoExport');
  const text = oneFile(files);
  const names = files.map(({ name }) => name);
  return text === null
    ? { text: allFiles(files), kind: 'files', names }
    : { text, kind: 'inlined', names: names.slice(1) };
}
