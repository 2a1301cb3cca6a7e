import path from 'node:path';
import { repositoryPath } from '../../../base/node/author-errors';
import { readIfExists } from '../../../base/node';
import { ContentError } from '../../../base/shared/contentProblem';
import { isLocal, listImports } from './listImports';

export interface AuthoredFile {
  readonly name: string;
  /** As written, including markers. */
  readonly text: string;
}

/** Reads a file of a demo; undefined if there is none. The compiler also watches the files. */
export type ReadFile = (file: string) => string | undefined;

const EXTENSIONS = ['.tsx', '.ts'];

function isSourceName(name: string): boolean {
  return /\.(?:tsx?|css|json)$/.test(name);
}

function resolveLocal(folder: string, specifier: string, read: ReadFile): string | undefined {
  const target = path.join(folder, specifier);
  const candidates = isSourceName(specifier) ? [target] : EXTENSIONS.map((end) => target + end);
  return candidates.find((candidate) => read(candidate) !== undefined);
}

/**
 * The files of a demo variant: its entry, then its local modules in order of first import.
 *
 * @throws ContentError if a local import leads outside of the folder or doesn't exist
 */
export function collectFiles(entry: string, read: ReadFile = readIfExists): AuthoredFile[] {
  const folder = path.dirname(entry);
  const found = new Map<string, AuthoredFile>();
  const queue = [entry];
  for (const file of queue) {
    const text = read(file);
    if (text === undefined || found.has(file)) {
      continue;
    }
    found.set(file, { name: path.basename(file), text });
    if (!/\.tsx?$/.test(file)) {
      continue;
    }
    for (const { specifier, line } of listImports(file, text)) {
      if (!isLocal(specifier)) {
        continue;
      }
      const target = resolveLocal(folder, specifier, read);
      if (target === undefined || path.dirname(target) !== folder) {
        throw new ContentError(repositoryPath(file), [
          {
            line,
            found: `Cannot use the local module \`${specifier}\`.`,
            expected: 'a .ts, .tsx, .css or .json file in the folder of the demo.',
            fix: 'Put the module beside the demo, so that it becomes a tab and is exported with it.',
          },
        ]);
      }
      queue.push(target);
    }
  }
  return [...found.values()];
}
