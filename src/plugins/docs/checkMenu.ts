import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { ContentError } from '../../shared/contentProblem';
import { findProblems } from '../content/authorError';

/** What the menu is made of, from the root of the site: watched, and named in messages. */
export const MENU_FILES = ['sidebars.ts', 'navigation'] as const;

/** Where a parser or the code of a module was when it failed: `navigation/index.ts:12:3`. */
const PLACE =
  /(?<!plugins\/)(?<file>navigation\/[\w./-]+?\.ts)[^\w\n]{1,3}(?<line>\d+)[:,](?<column>\d+)/;

function deepestCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? deepestCause(error.cause) : error;
}

/** A module that cannot be read is told by file and line as well. */
function toMenuError(error: unknown): unknown {
  const cause = deepestCause(error);
  if (!(cause instanceof Error)) {
    return error;
  }
  const groups = PLACE.exec(`${cause.message}\n${cause.stack ?? ''}`)?.groups;
  return groups === undefined
    ? error
    : new ContentError(groups.file, [
        {
          line: Number(groups.line),
          found: `The menu cannot be read: ${cause.message.split('\n')[0]}`,
          expected: 'a list of entries, each with a `pathname`.',
          fix: 'Mend the line, or the one before it.',
        },
      ]);
}

/**
 * Reads the menu once before Docusaurus does, which hides what is wrong with it behind messages of
 * its own.
 *
 * @throws ContentError that names the file and line of each mistake.
 */
export async function checkMenu(siteDir: string): Promise<void> {
  try {
    await loadFreshModule(path.join(siteDir, 'sidebars.ts'));
  } catch (error) {
    throw findProblems(error) === undefined ? toMenuError(error) : error;
  }
}
