/** The endings of word forms, longest first, and their replacements. */
const ENDINGS: readonly (readonly [ending: string, replacement: string, shortestStem: number])[] = [
  ['izations', '', 3],
  ['ization', '', 3],
  ['isation', '', 3],
  ['ations', '', 4],
  ['ations', 'at', 3],
  ['ation', '', 4],
  ['ation', 'at', 3],
  // `selection` is a form of `select`, but `section` not of `sect`.
  ['ctions', 'ct', 3],
  ['ction', 'ct', 3],
  ['izing', '', 3],
  ['ising', '', 4],
  ['ized', '', 3],
  ['izes', '', 3],
  ['ize', '', 3],
  ['ise', '', 4],
  ['izable', '', 3],
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
  // `exceed` isn't a form of `exce`.
  ['eed', 'eed', 1],
  ['ed', '', 3],
  ['s', '', 2],
  ['e', '', 3],
];

const DOUBLED = /([bdgmnprt])\1$/;
const VOWEL = /[aeiouy]/;

/**
 * Verbs and nouns that would become another word without their last letters: `paste` isn't `past`,
 * and `disable` isn't `dis`. Their forms keep the `e`.
 */
const WITH_E: ReadonlySet<string> = new Set(
  (
    'bare care cube disable enable fine fire gate hope late note paste pine plane plate promise ' +
    'rate scrape site spare spine state stripe tape taste theme tube variable waste write'
  ).split(' '),
);

/** Words that end like a form, but aren't one: `embed`, `string`. */
const WITHOUT_FORMS: ReadonlySet<string> = new Set('alias canvas embed series'.split(' '));

/** `pasted` → `paste`, `embedded` → `embed`. */
function exceptionOf(word: string): string | undefined {
  const withE = [word, word.replace(/[sd]$/, ''), word.replace(/ings?$/, 'e')];
  const bases = [word, word.replace(/e?s$/, ''), word.replace(/(?:ed|ings?)$/, '')];
  return (
    withE.find((base) => WITH_E.has(base)) ??
    bases.map((base) => base.replace(DOUBLED, '$1')).find((base) => WITHOUT_FORMS.has(base))
  );
}

/**
 * The stem of a lowercase English word: `pinning`, `pinned`, and `pinnable` become `pin`. It only
 * needs to be equal for all forms of a word; it need not be a word.
 */
export function stem(word: string): string {
  const exception = exceptionOf(word);
  if (exception !== undefined) {
    return exception;
  }
  const found = ENDINGS.find(
    ([ending, , shortest]) =>
      word.endsWith(ending) &&
      word.length - ending.length >= shortest &&
      // `string` isn't a form of `str`.
      (ending[0] === 's' || VOWEL.test(word.slice(0, -ending.length))),
  );
  if (!found) {
    return word;
  }
  const [ending, replacement] = found;
  return (word.slice(0, -ending.length) + replacement).replace(DOUBLED, '$1');
}
