/** The first sentence of a deprecation; the rest elaborates on it. */
const FIRST_SENTENCE = /^[\s\S]*?(?=[.:]\s|$)/;

/** Matches a recommendation. */
const RECOMMENDS = /\b(?:use|using|prefer|consider|instead)\b/i;

/**
 * Code in a sentence, with the owner of a member: "`localeText` prop of `LocalizationProvider`".
 */
const CODE =
  /`(?<name>[^`]+)`(?: \w+)? (?:of|from)(?: the)? \[?`(?<owner>[^`]+)`|`(?<code>[^`]+)`/g;

/** Code without backticks: "Use slots.axisContent instead". */
const UNMARKED = /\buse (?<code>[\w.]+) instead/i;

/**
 * The code that a deprecation recommends, without the packages' sentence.
 *
 * @returns An empty list if the sentence contains no code.
 */
export function findReplacements(deprecation: string): string[] {
  const sentence = FIRST_SENTENCE.exec(deprecation)?.[0] ?? '';
  if (!RECOMMENDS.test(sentence)) {
    return [];
  }
  const marked = [...sentence.matchAll(CODE)].map(({ groups }) =>
    groups?.owner ? `${groups.owner}.${groups.name}` : (groups?.code ?? ''),
  );
  const unmarked = UNMARKED.exec(sentence)?.groups?.code;
  return marked.length === 0 && unmarked ? [unmarked] : marked;
}

/** Formats the recommendation as Markdown; empty without replacements. */
export function recommend(replacements: readonly string[]): string {
  const code = replacements.map((name) => `\`${name}\``).join(' or ');
  return code && `Use ${code} instead.`;
}
