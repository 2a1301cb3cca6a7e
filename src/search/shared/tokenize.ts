/** Splits text into the words that are indexed and searched. */

const DIACRITICS = /\p{Diacritic}/gu;
const WORD = /[\p{L}\p{N}]+(?:[-_.@/]+[\p{L}\p{N}]+)*/gu;
const CODE = /[\p{Ll}\p{N}]\p{Lu}|[\p{L}\p{N}]_+[\p{L}\p{N}]/u;
const PART = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{N}]+|\p{Lo}+/gu;

/** A word as written, and its parts: `columnVisibilityModel` → `column`, `visibility`, `model`. */
export interface Word {
  /** Lowercase without separators: `columnvisibilitymodel`. */
  readonly whole: string;
  /** Lowercase; only `whole` if there is nothing to split. */
  readonly parts: readonly string[];
  /**
   * True for `columnVisibilityModel` and `GRID_STRING_COL_DEF`, but not for `column` and
   * `column-visibility`.
   */
  readonly isCode: boolean;
}

function removeAccents(text: string): string {
  return text.normalize('NFD').replace(DIACRITICS, '');
}

/**
 * Keeps only letters and digits: equal for `Column pinning`, `columnPinning`, and `column-pinning`.
 */
export function squash(text: string): string {
  return removeAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The words of a text; those in camel case and kebab case with their parts. */
export function splitWords(text: string): Word[] {
  const words = removeAccents(text).match(WORD) ?? [];
  return words.map((word) => {
    const parts = (word.match(PART) ?? [word]).map((part) => part.toLowerCase());
    return { whole: squash(word), parts, isCode: CODE.test(word) };
  });
}

/** All tokens of a text: the parts of its words, and words of several parts also as a whole. */
export function tokenize(text: string): string[] {
  return splitWords(text).flatMap(({ whole, parts }) =>
    parts.length > 1 ? [whole, ...parts] : [whole],
  );
}
