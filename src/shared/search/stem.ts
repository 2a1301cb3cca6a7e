/** The endings of word forms, longest first, and their replacements. */
const ENDINGS: readonly (readonly [ending: string, replacement: string, shortestStem: number])[] = [
  ['izations', '', 3],
  ['ization', '', 3],
  ['isation', '', 3],
  ['ations', '', 4],
  ['ation', '', 4],
  ['izing', '', 3],
  ['ising', '', 4],
  ['ized', '', 3],
  ['izes', '', 3],
  ['ize', '', 3],
  ['ise', '', 4],
  ['ables', '', 3],
  ['able', '', 3],
  ['ible', '', 4],
  ['ates', '', 4],
  ['ating', '', 4],
  ['ated', '', 4],
  ['ate', '', 4],
  ['ings', '', 3],
  ['ing', '', 3],
  ['ies', 'y', 2],
  ['ied', 'y', 2],
  ['sses', 'ss', 2],
  ['ches', 'ch', 2],
  ['shes', 'sh', 2],
  ['ss', 'ss', 1],
  ['us', 'us', 2],
  ['is', 'is', 2],
  ['es', '', 3],
  ['ed', '', 3],
  ['s', '', 2],
  ['e', '', 3],
];

const DOUBLED = /([bdgmnprt])\1$/;

/**
 * The stem of a lowercase English word: `pinning`, `pinned`, and `pinnable` become `pin`. It only
 * needs to be equal for all forms of a word; it need not be a word.
 */
export function stem(word: string): string {
  const found = ENDINGS.find(
    ([ending, , shortest]) => word.endsWith(ending) && word.length - ending.length >= shortest,
  );
  if (!found) {
    return word;
  }
  const [ending, replacement] = found;
  return (word.slice(0, -ending.length) + replacement).replace(DOUBLED, '$1');
}
