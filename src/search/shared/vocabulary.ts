import SearchableMap from 'minisearch/SearchableMap';

/** The words of the records with their frequencies, against which typed words are checked. */
export type Vocabulary = SearchableMap<number>;

export function createVocabulary(): Vocabulary {
  return new SearchableMap<number>();
}

export function isWordPrefix(vocabulary: Vocabulary, start: string): boolean {
  return vocabulary.atPrefix(start).size > 0;
}

const MAX_CORRECTIONS = 3;
/** Shorter words have too many neighbors. */
const MIN_LENGTH = 4;
/** From this length on, two typos are corrected. */
const TWO_TYPOS_LENGTH = 7;

/** Corrections of a mistyped word, best first. Two swapped letters count as one typo. */
export function correctWord(vocabulary: Vocabulary, word: string): string[] {
  if (word.length < MIN_LENGTH) {
    return [];
  }
  const allowed = word.length < TWO_TYPOS_LENGTH ? 1 : 2;
  return [...vocabulary.fuzzyGet(word, 2)]
    .map(([known, [count, edits]]) => ({
      known,
      count,
      mistakes: isSwap(word, known) ? 1 : edits,
      startsAlike: known[0] === word[0] ? 0 : 1,
    }))
    .filter(({ mistakes }) => mistakes <= allowed)
    .sort((a, b) => a.mistakes + a.startsAlike - (b.mistakes + b.startsAlike) || b.count - a.count)
    .slice(0, MAX_CORRECTIONS)
    .map(({ known }) => known);
}

function isSwap(one: string, other: string): boolean {
  if (one.length !== other.length) {
    return false;
  }
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return (
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

/** `rowgrouping` → `row`, `grouping`, if both are known; otherwise, `null`. */
export function splitRunTogether(vocabulary: Vocabulary, word: string): [string, string] | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.has(left) && vocabulary.has(right)) {
      return [left, right];
    }
  }
  return null;
}
