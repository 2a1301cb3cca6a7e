/** What a deprecation says first; later sentences and examples tell more about the same. */
const FIRST_SENTENCE = /^[\s\S]*?(?=[.:]\s|$)/;

/** A sentence that recommends something. */
const RECOMMENDS = /\b(?:use|using|prefer|consider|instead)\b/i;

/** Code in a sentence, with the owner of a member: "`localeText` prop of `LocalizationProvider`". */
const CODE =
  /`(?<name>[^`]+)`(?: \w+)? (?:of|from)(?: the)? \[?`(?<owner>[^`]+)`|`(?<code>[^`]+)`/g;

/** Code without its mark: "Use slots.axisContent instead". */
const UNMARKED = /\buse (?<code>[\w.]+) instead/i;

/**
 * What a deprecation recommends, as code: the fact in a sentence that belongs to the package.
 *
 * @returns Nothing when the sentence names no code.
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

/** The sentence of this site that recommends them, as Markdown; empty when there are none. */
export function recommend(replacements: readonly string[]): string {
  const code = replacements.map((name) => `\`${name}\``).join(' or ');
  return code && `Use ${code} instead.`;
}
