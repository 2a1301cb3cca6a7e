import type { FeatureGuide } from './guides';
import type { PublicMember } from './members';

/** For a page that lists the member's part of the API object or category. */
const CATALOG_SCORE = 20;
/** For a page whose whole path is in the name. */
const ADDRESS_SCORE = 6;
/** For a page whose front matter lists the owner. */
const OWNER_SCORE = 4;
/** For a page whose code uses the name, up to a limit: otherwise, long demos would always win. */
const MAX_CODE_SCORE = 5;

/** A single matching word, such as `row` in `row-height`, isn't specific enough. */
const MIN_SCORE = 4;

/** Words in most paths. */
const COMMON_WORDS = new Set(['react', 'data', 'grid', 'charts', 'tree', 'view', 'api', 'object']);
/** Pages of examples explain nothing. */
const EXAMPLES = /(?:-demo|\/examples|\/playground)$|\/demos(?:\/|$)/;

/** `onRowGroupingModelChange` → `on`, `row`, `grouping`, `model`, `change`. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/g, ' ')
    .toLowerCase()
    .split(' ');
}

function withoutEnding(word: string): string {
  return word.replace(/(?:ing|s)$/, '');
}

/** The number of words that the page's path and the member's name share. */
function sharedAddress(words: readonly string[], path: string): number {
  const address = (path.split('/').at(-1) ?? '').split('-');
  const distinctive = address.filter((word) => !COMMON_WORDS.has(word)).map(withoutEnding);
  const shared = distinctive.filter((word) => words.includes(word));
  return distinctive.length === 0 ? 0 : shared.length ** 2 / distinctive.length;
}

function scoreOf({ kind, name, owners }: PublicMember, guide: FeatureGuide): number {
  const [owner = ''] = owners;
  // The name of a prop is enough; a field or selector also needs its interface or category.
  const named = ['field', 'method', 'selector'].includes(kind) ? `${owner} ${name}` : name;
  const words = wordsOf(named).map(withoutEnding);
  return (
    (owners.some((one) => guide.catalogs.has(one)) ? CATALOG_SCORE : 0) +
    (owners.some((one) => guide.components.has(one)) ? OWNER_SCORE / owners.length : 0) +
    ADDRESS_SCORE * sharedAddress(words, guide.path) +
    Math.min(guide.codeWords.get(name) ?? 0, MAX_CODE_SCORE)
  );
}

/**
 * The page to which a member most likely belongs: the one that lists its siblings, has the name in
 * its path, lists its component, or uses it in code.
 *
 * @returns Its path, or `undefined` if no page matches.
 */
export function suggestPage(
  member: PublicMember,
  guides: readonly FeatureGuide[],
): string | undefined {
  const scored = guides
    .filter(({ path }) => !EXAMPLES.test(path))
    .map((guide) => ({ path: guide.path, score: scoreOf(member, guide) }))
    .filter(({ score }) => score >= MIN_SCORE)
    // On a tie, the shorter path is the more general page.
    .sort((a, b) => b.score - a.score || a.path.length - b.path.length);
  return scored[0]?.path;
}
