import { CHANGE_PLACES, type ChangeKind } from '../../../api/shared/changeRecord';
import type { ChangeRow } from '../../../api/node';

/** The majors of a table, which are the titles of its first columns. */
export interface TableStep {
  readonly from: string;
  readonly to: string;
}

/** The kinds that a table shows unless its comment names others. */
const TABLE_KINDS: readonly ChangeKind[] = ['renamed', 'removed', 'class', 'theme'];

/** Words such as `class` are a kind and a place. Tables name places with them. */
function isPlace(word: string): boolean {
  return (CHANGE_PLACES as readonly string[]).includes(word);
}

/**
 * The rows of a section that a table shows.
 *
 * @param words kinds, places, or both; by default, all names that are renamed or removed
 */
export function rowsOfTable(
  rows: readonly ChangeRow[],
  section: string,
  words: readonly string[],
): ChangeRow[] {
  const places = words.filter(isPlace);
  const named = words.filter((word) => !isPlace(word));
  const kinds: readonly string[] = named.length > 0 ? named : TABLE_KINDS;
  return rows.filter(
    (row) =>
      row.section === section &&
      row.table !== false &&
      kinds.includes(row.kind) &&
      (places.length === 0 || places.includes(row.place)),
  );
}

function codes(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `\`${name}\``).join(', ');
}

/** Names as code writes them: methods have parentheses, and theme keys say what they are. */
function namesOf(names: string | readonly string[], { place }: ChangeRow, isMixed: boolean) {
  const written = [names].flat().map((name) => (place === 'method' ? `${name}()` : name));
  return `${place === 'theme' && isMixed ? 'Theme key ' : ''}${codes(written)}`;
}

/** Text without its period if it is one sentence. */
function cellText(text: string): string {
  if (text === 'Remove it.') {
    return 'Removed';
  }
  return /\.\s/.test(text) ? text : text.replace(/\.$/, '');
}

function beforeCell(row: ChangeRow, isMixed: boolean): string {
  const { name, note, plan } = row;
  const joint = note !== undefined && /^(?:of|on|in|and) /.test(note) ? ' ' : ', ';
  return [
    namesOf(name, row, isMixed),
    note === undefined ? '' : `${joint}${note}`,
    plan === undefined ? '' : ` <Plan name="${plan}" />`,
  ].join('');
}

function nowCell(row: ChangeRow, isMixed: boolean): string {
  const { becomes, todo = '' } = row;
  return todo === '' && becomes !== undefined ? namesOf(becomes, row, isMixed) : cellText(todo);
}

/**
 * A table of changes as Markdown. A column tells which ones the codemod does if it does only some
 * of them, and another which module exports the new names if imports change.
 */
export function changeTable(rows: readonly ChangeRow[], { from, to }: TableStep): string {
  const isMixed = new Set(rows.map(({ place }) => place)).size > 1;
  const hasCodemod = rows.some(({ codemod }) => codemod) && !rows.every(({ codemod }) => codemod);
  const hasModule = rows.some((row) => row.module !== undefined);
  const head = [
    from === 'lab' ? 'Lab' : from,
    to,
    ...(hasCodemod ? ['Codemod'] : []),
    ...(hasModule ? [`Imported from in ${to}`] : []),
  ];
  const body = rows.map((row) => [
    beforeCell(row, isMixed),
    nowCell(row, isMixed),
    ...(hasCodemod ? [row.codemod ? 'Yes' : 'No'] : []),
    ...(hasModule ? [row.module === undefined ? '' : `\`${row.module}\``] : []),
  ]);
  return [head, head.map(() => ':--'), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
