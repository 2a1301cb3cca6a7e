import { readFile, stat } from 'node:fs/promises';
import { ContentError, type ContentProblem } from '../../../base/shared/contentProblem';

/**
 * The maximum size of a page, 20 times that of the longest one. The compiler needs a hundred times
 * as much memory as the text, and would end the dev server.
 */
export const MAX_PAGE_BYTES = 1_000_000;

/** The problem of a page that is too long, or undefined. */
export function sizeProblem(bytes: number): ContentProblem | undefined {
  const inMegabytes = (value: number) => `${(value / 1_000_000).toFixed(1)} MB`;
  return bytes > MAX_PAGE_BYTES
    ? {
        found: `The page has ${inMegabytes(bytes)}.`,
        expected: `at most ${inMegabytes(MAX_PAGE_BYTES)}.`,
        fix: 'Divide it into several pages, and put data into a module or into `static/`.',
      }
    : undefined;
}

const REASONS: Readonly<Record<string, string>> = {
  ELOOP: 'The file is a link that leads back to itself.',
  ENOENT: 'The file does not exist, or is a link to one that does not.',
  EACCES: 'The file cannot be read by this user.',
  EISDIR: 'A folder has the name of a page.',
};

/** The problem of a file that can't be read. Undefined for any other error. */
function readProblem(error: unknown): ContentProblem | undefined {
  const { code = '' } = Object(error) as NodeJS.ErrnoException;
  return Object.hasOwn(REASONS, code)
    ? {
        found: REASONS[code] as string,
        expected: 'a text file.',
        fix: 'Remove it, or put the page in its place.',
      }
    : undefined;
}

/**
 * Reads the text of a page.
 *
 * @param file The absolute path.
 * @param name The path from the root of the repository, with slashes.
 * @throws ContentError if the file can't be read or is too long
 */
export async function readPageFile(file: string, name: string): Promise<string> {
  try {
    const problem = sizeProblem((await stat(file)).size);
    if (problem !== undefined) {
      throw new ContentError(name, [problem]);
    }
    return await readFile(file, 'utf8');
  } catch (error) {
    const problem = readProblem(error);
    throw problem === undefined ? error : new ContentError(name, [problem]);
  }
}
