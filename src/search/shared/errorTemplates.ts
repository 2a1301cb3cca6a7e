import type { SearchRecord } from './records';

/** Finds the errors whose text a query contains. */
export type ErrorFinder = (query: string) => readonly number[];

/** Shorter queries are words or names. */
const MIN_LENGTH = 12;
/** Messages are compared without quotation marks, line breaks, and case, which tools change. */
const NOISE = /[\s"'`‘’“”*]+/g;
/** Older versions begin messages with `MUI:` or `Material-UI:`, and tools cut the beginning off. */
const PREFIX = /^(?:MUI|Material-UI)\b[\w ]{0,24}:\s+/;

function normalize(text: string): string {
  return text.toLowerCase().replace(NOISE, ' ').trim();
}

/** `MUI X: No row with id #… found` → `no row with id #`, `found`. */
function toFragments(template: string): readonly string[] {
  return template.replace(PREFIX, '').split('…').map(normalize).filter(Boolean);
}

function contains(text: string, fragments: readonly string[]): boolean {
  let from = 0;
  return fragments.every((fragment) => {
    const at = text.indexOf(fragment, from);
    from = at + fragment.length;
    return at >= 0;
  });
}

/**
 * Creates a function that returns the ids of the errors in a pasted text, longest template first.
 *
 * @param records Those of kind `error` have a message as their name, with `…` for variable parts,
 *   and other forms of it as their words.
 */
export function createErrorFinder(
  records: readonly Pick<SearchRecord, 'kind' | 'name' | 'words'>[],
): ErrorFinder {
  const templates = records
    .flatMap(({ kind, name, words }, id) =>
      kind === 'error'
        ? [name, ...words].map((template) => {
            const fragments = toFragments(template);
            return { id, fragments, length: fragments.join('').length };
          })
        : [],
    )
    .filter(({ length }) => length >= MIN_LENGTH)
    .sort((a, b) => b.length - a.length);
  return (query) => {
    const text = normalize(query);
    if (text.length < MIN_LENGTH) {
      return [];
    }
    const found = templates.filter(({ fragments }) => contains(text, fragments));
    return [...new Set(found.map(({ id }) => id))];
  };
}
