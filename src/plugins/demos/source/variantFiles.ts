import path from 'node:path';
import { ContentError } from '../../../shared/contentProblem';
import { isLocal, listImports } from './listImports';

export interface AuthoredFile {
  readonly name: string;
  /** As written, markers included. */
  readonly text: string;
}

/** The file system as a demo sees it. */
export interface DemoFileSystem {
  /** The text of a file; `undefined` when there is none. The caller may watch what is asked for. */
  readonly read: (file: string) => string | undefined;
  /** Path for messages. */
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
 * The files of one demo variant: its entry, then the local modules it needs, in order of first import.
 *
 * @throws ContentError when a local import leads out of the folder or to nothing.
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
