import path from 'node:path';
import type { Fence } from './checkedFences';

/** A code block with the module that is compiled for it. */
interface TitledModule {
  /** The absolute path of the virtual file. */
  readonly file: string;
  readonly text: string;
  readonly fence: Pick<Fence, 'title'>;
}

const EXTENSION = /\.[cm]?[jt]sx?$/;
const RELATIVE_IMPORT =
  /(?<before>\bfrom\s*|\bimport\s*\(?\s*)(?<quote>['"])(?<to>\.{1,2}\/[^'"]+)\k<quote>/g;

/** The code blocks of a page by the file that their title names, without titles that repeat. */
function filesByTitle(modules: readonly TitledModule[]): Map<string, string> {
  const titled = modules.flatMap(({ file, fence }) =>
    fence.title === undefined ? [] : [{ title: fence.title.replace(EXTENSION, ''), file }],
  );
  const isUnique = ({ title }: { title: string }) =>
    titled.filter((other) => other.title === title).length === 1;
  return new Map(titled.filter(isUnique).map(({ title, file }) => [title, file]));
}

/**
 * Connects the code blocks of one page: `src/Form.tsx` can import `./schema` if another block has
 * the title `src/schema.ts`. Titles that several blocks have, such as those of tabs, aren't
 * connected.
 */
export function connectFences<T extends TitledModule>(modules: readonly T[]): T[] {
  const files = filesByTitle(modules);
  return modules.map((module) => {
    const folder = path.posix.dirname(module.fence.title ?? '');
    const text = module.text.replace(
      RELATIVE_IMPORT,
      (whole, before: string, quote: string, to: string) => {
        const file = files.get(path.posix.join(folder, to.replace(EXTENSION, '')));
        return file === undefined
          ? whole
          : `${before}${quote}./${path.basename(file).replace(EXTENSION, '')}${quote}`;
      },
    );
    return { ...module, text };
  });
}
