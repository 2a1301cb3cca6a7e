import type { ChangeRow } from '../../../api/node';
import { changeTable, rowsOfTable, type TableStep } from './changeTable';

/** The comment before a table, and the table: `changes of props: renamed, prop`. */
const MARKED_TABLE =
  /^\{\/\* changes of (?<section>[^\s:]+)(?:: (?<words>[\w, ]+))? \*\/\}\n\n(?:\|.*\n)*/gm;

/**
 * A migration guide with its tables as the records are. Each of these tables follows a comment that
 * names the section of its records and, if it shows only some of them, their kinds or places.
 *
 * @throws an error if no record belongs to a table
 */
export function writeTables(
  guide: string,
  rows: readonly ChangeRow[],
  step: TableStep & { readonly guide: string },
): string {
  return guide.replace(MARKED_TABLE, (found: string, ...rest: unknown[]) => {
    const { section = '', words = '' } = rest.at(-1) as Record<string, string | undefined>;
    const shown = rowsOfTable(rows, section, words.split(', ').filter(Boolean));
    if (shown.length === 0) {
      throw new Error(
        `docs/${step.guide}: no record belongs to "${found.split('\n')[0]}". Correct its section, kinds, and places, or those of the records in data/changes.`,
      );
    }
    return `${found.split('\n')[0]}\n\n${changeTable(shown, step)}\n`;
  });
}
