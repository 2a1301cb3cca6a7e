import type { Root } from 'nlcst';
import { search } from 'nlcst-search';
import { toString } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import list from './terms.json';

/** Words that a text should not use. */
export interface TermRule {
  /** Words or phrases, in lower case. */
  readonly terms: readonly string[];
  /** Replacements; none if the words should be deleted. */
  readonly use: readonly string[];
  /** Longer phrases in which the words are correct. */
  readonly except?: readonly string[];
}

/** Such a word in a text. */
export interface TermMatch {
  readonly term: string;
  readonly use: readonly string[];
  /** Index of its first letter in the text. */
  readonly offset: number;
}

interface Span {
  readonly phrase: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export const TERMS: readonly TermRule[] = list;

const parser = new ParseEnglish();

function phrasesIn(root: Root, phrases: readonly string[]): Span[] {
  const found: Span[] = [];
  search(root, [...phrases], (nodes, _index, _parent, phrase) => {
    const start = nodes[0]?.position?.start.offset ?? 0;
    const end = nodes.at(-1)?.position?.end.offset ?? start;
    found.push({ phrase, text: toString(nodes), start, end });
  });
  return found;
}

function isWithin(span: Span, longer: readonly Span[]): boolean {
  return longer.some(({ end, start }) => start <= span.start && span.end <= end);
}

/**
 * Finds words to avoid. Quoted words are ignored.
 *
 * @param text A paragraph.
 */
export function findTerms(text: string): TermMatch[] {
  const lower = text.toLowerCase();
  // Most paragraphs have none, and parsing is slower than a text search.
  const likely = TERMS.filter(({ terms }) => terms.some((term) => lower.includes(term)));
  if (likely.length === 0) {
    return [];
  }
  const root = parser.parse(text);
  return likely
    .flatMap(({ except = [], terms, use }) => {
      const right = except.length === 0 ? [] : phrasesIn(root, except);
      return phrasesIn(root, terms)
        .filter((span) => !isWithin(span, right))
        .map(({ start, text: term }) => ({ term, use, offset: start }));
    })
    .sort((a, b) => a.offset - b.offset);
}
