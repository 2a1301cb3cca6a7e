import path from 'node:path';
import { ContentError } from '../../../base/shared/contentProblem';
import { isLocal, listImports } from './listImports';

export interface AuthoredFile {
  readonly name: string;
  /** As written, including markers. */
  readonly text: string;
}

/** The file system for reading demos. */
export interface DemoFileSystem {
  /** Reads a file, or returns `undefined`. The caller can watch the requested files. */
  readonly read: (file: string) => string | undefined;
  /** Formats a path for messages. */
  readonly display: (file: string) => string;
}

const EXTENSIONS = ['.tsx', '.ts'];

function isSourceName(name: string): boolean {
  return /\.(?:tsx?|css|json)$/.test(name);
}

function resolveLocal(folder: string, specifier: string, fs: DemoFileSystem): string | undefined {
  const target = path.join(folder, specifier);
  const candidates = isSourceName(specifier) ? [target] : EXTENSIONS.map((end) => target + end);
  return candidates.find((candidate) => fs.read(candidate) !== undefined);
}

/**
 * The files of a demo variant: its entry, then its local modules in order of first import.
 *
 * @throws ContentError if a local import leads outside of the folder or doesn't exist
 */
export function collectFiles(entry: string, fs: DemoFileSystem): AuthoredFile[] {
  const folder = path.dirname(entry);
  const found = new Map<string, AuthoredFile>();
  const queue = [entry];
  for (const file of queue) {
    const text = fs.read(file);
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
      const target = resolveLocal(folder, specifier, fs);
      if (target === undefined || path.dirname(target) !== folder) {
        throw new ContentError(fs.display(file), [
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
