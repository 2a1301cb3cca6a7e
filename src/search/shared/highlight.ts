import { stem } from './stem';

/** A piece of text; `isMatch` is true if the query matched it. */
export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** With combining marks, which would otherwise split a word. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MARK = /\p{M}/u;
const PART = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{N}]+|\p{Lo}+/gu;

/**
 * Splits text at the words that matched. If the end of the query, which the reader may still be
 * typing, begins such a word, only that is marked; another form of a word is marked as a whole. Words
 * that the search ignores, such as "to", mark nothing, not even in "toolbar".
 */
export function highlight(
  text: string,
  terms: readonly string[],
  typed: readonly string[],
): TextPiece[] {
  const matched = new Set(terms);
  const last = typed.at(-1) ?? '';
  const pieces: TextPiece[] = [];
  let end = 0;
  const push = (to: number, isMatch: boolean) => {
    const last = pieces.at(-1);
    const piece = text.slice(end, to);
    if (last?.isMatch === isMatch) {
      pieces[pieces.length - 1] = { text: last.text + piece, isMatch };
    } else if (piece) {
      pieces.push({ text: piece, isMatch });
    }
    end = to;
  };
  const mark = (word: string, index: number): boolean => {
    const lower = word.toLowerCase();
    const isFound = matched.has(lower) || matched.has(stem(lower));
    if (isFound) {
      const isBegun = last.length > 1 && lower.startsWith(last);
      push(index, false);
      push(index + (isBegun ? last : word).length, true);
    }
    return isFound;
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!mark(word, index) && !MARK.test(word)) {
      for (const part of word.matchAll(PART)) {
        mark(part[0], index + part.index);
      }
    }
  }
  push(text.length, false);
  return pieces;
}
