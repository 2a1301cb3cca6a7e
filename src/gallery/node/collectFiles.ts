import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../base/shared/contentProblem';
import { isRelative, listSpecifiers } from '../../demos/shared/demoExport/listPackages';

export interface CollectedFile {
  /** The path below the root, with forward slashes. */
  readonly name: string;
  readonly text: string;
}

const ENDINGS = ['', '.tsx', '.ts', '/index.ts'];

/** The file below `root` of a relative import, or `undefined`. */
export function resolveImport(
  importer: string,
  specifier: string,
  exists: (name: string) => boolean,
): string | undefined {
  const target = path.posix.join(path.posix.dirname(importer), specifier);
  return ENDINGS.map((ending) => target + ending).find(
    (name) => /\.(?:[jt]sx?|json|css)$/.test(name) && exists(name),
  );
}

/**
 * The files of a template: the entry, then static and dynamic imports, by folder.
 *
 * @param root The absolute path of the templates' folder. Relative imports must stay inside it.
 * @param entries Paths below the root, starting with the page.
 * @throws ContentError if a relative import doesn't exist or leads outside of the root
 */
export function collectFiles(
  root: string,
  entries: readonly [page: string, ...others: string[]],
): CollectedFile[] {
  const exists = (name: string) => !name.startsWith('../') && existsSync(path.join(root, name));
  const found = new Map<string, string>();
  const [page] = entries;
  const queue = [...entries];
  for (const name of queue) {
    if (found.has(name)) {
      continue;
    }
    const text = readFileSync(path.join(root, name), 'utf8');
    found.set(name, text);
    for (const specifier of listSpecifiers(text).filter(isRelative)) {
      const target = resolveImport(name, specifier, exists);
      if (target === undefined) {
        throw new ContentError(`templates/${name}`, [
          {
            found: `Cannot use the local module \`${specifier}\`.`,
            expected: 'a file below templates.',
            fix: 'Put it beside the template, or into templates/shared when several need it: a reader takes these files away.',
          },
        ]);
      }
      queue.push(target);
    }
  }
  const own = path.posix.dirname(page);
  const rank = ({ name }: CollectedFile) => {
    if (name === page) {
      return 0;
    }
    return name.startsWith(`${own}/`) ? 1 : 2;
  };
  return [...found].map(([name, text]) => ({ name, text })).sort((a, b) => rank(a) - rank(b));
}
