import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { ContentError } from '../../../base/shared/contentProblem';
import { findProblems } from '../../../base/node/author-errors';

/** The sources of the menu, from the root of the site. */
export const MENU_FILES = ['sidebars.ts', 'navigation'] as const;

/** The place of a failure in a parser or module: `navigation/index.ts:12:3`. */
const PLACE =
  /(?<!plugins\/)(?<file>navigation\/[\w./-]+?\.ts)[^\w\n]{1,3}(?<line>\d+)[:,](?<column>\d+)/;

function deepestCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? deepestCause(error.cause) : error;
}

/** Describes a module that can't be loaded by file and line, too. */
function toMenuError(error: unknown): unknown {
  const cause = deepestCause(error);
  if (!(cause instanceof Error)) {
    return error;
  }
  const { file, line } = PLACE.exec(`${cause.message}\n${cause.stack ?? ''}`)?.groups ?? {};
  return file === undefined
    ? error
    : new ContentError(file, [
        {
          line: Number(line),
          found: `The menu cannot be read: ${cause.message.split('\n')[0]}`,
          expected: 'a list of entries, each with a `pathname`.',
          fix: 'Mend the line, or the one before it.',
        },
      ]);
}

/**
 * Loads the menu before Docusaurus does, which would wrap errors in messages of its own.
 *
 * @throws ContentError that names the file and line of each problem
 */
export async function checkMenu(siteDir: string): Promise<void> {
  try {
    await loadFreshModule(path.join(siteDir, 'sidebars.ts'));
  } catch (error) {
    throw findProblems(error) === undefined ? toMenuError(error) : error;
  }
}
