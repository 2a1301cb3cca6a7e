import type { MemberItem } from './memberItem';

/** How well a name matches, best first. */
const RANK = { equal: 0, begins: 1, wordBegins: 2, contains: 3, none: 4 } as const;

/** `.MuiDataGrid-cell--editing` is found by its own name, too: `cell--editing`. */
function namesOf({ title }: MemberItem): string[] {
  const name = title.replace(/^\./, '');
  return [name, name.replace(/^Mui\w+-/, '')];
}

function rankOf(name: string, text: string): number {
  const lower = name.toLowerCase();
  if (lower === text) {
    return RANK.equal;
  }
  if (lower.startsWith(text)) {
    return RANK.begins;
  }
  if (!lower.includes(text)) {
    return RANK.none;
  }
  const wordStarts = [...name.matchAll(/[A-Z]|(?<=[^A-Za-z0-9])\w/g)];
  return wordStarts.some(({ index }) => lower.startsWith(text, index))
    ? RANK.wordBegins
    : RANK.contains;
}

/** The words of a query match as one name, such as "row height", or each of them does. */
function rankOfItem(item: MemberItem, words: readonly string[]): number {
  const best = (text: string) => Math.min(...namesOf(item).map((name) => rankOf(name, text)));
  return Math.min(best(words.join('')), Math.max(...words.map(best)));
}

function wordsOf(query: string): string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^\./, ''))
    .filter(Boolean);
}

/** How well the best of some entries matches a query; the smaller, the better. */
export function bestRank(items: readonly MemberItem[], query: string): number {
  const words = wordsOf(query);
  return Math.min(...items.map((item) => (words.length === 0 ? 0 : rankOfItem(item, words))));
}

/**
 * The found entries, best first: the name equals the query, begins with it, has a word that does, contains
 * it, or only the text does. Entries that match equally well keep their order.
 */
export function sortByRelevance(
  items: readonly MemberItem[],
  query: string,
): readonly MemberItem[] {
  const words = wordsOf(query);
  if (words.length === 0) {
    return items;
  }
  return items
    .map((item) => ({ item, rank: rankOfItem(item, words) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
