/** Replaces code while markup is removed around it. No page contains this character. */
const PLACEHOLDER = '\uE000';

/** Inline Markdown as plain text: without markup, tags, and URLs. */
export function toPlainText(markdown: string): string {
  const codes: string[] = [];
  const held = markdown.replace(/(`+)(.+?)\1/gs, (_span, _marks, code: string) => {
    codes.push(code.trim());
    return PLACEHOLDER;
  });
  return stripMarks(held)
    .replaceAll(PLACEHOLDER, () => codes.shift() ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&nbsp;': ' ',
};

function stripMarks(text: string): string {
  return (
    text
      // With its blank, where punctuation follows: `DataGridPremium <Plan name="premium" />, …`.
      .replace(/\s+<[A-Za-z][^>]*>(?=[,.;:!?)])/g, '')
      .replace(/<\/?[A-Za-z][^>]*>/g, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\{\s*'([^']*)'\s*\}/g, '$1')
      .replace(/(\*\*|__)(?=\S)|(?<=\S)(\*\*|__)/g, '')
      .replace(/(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)/g, '')
      .replace(/\\([^\w\s])/g, '$1')
      .replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
  );
}

/** The first sentence of plain text, truncated at a word with `…` if it is longer than `limit`. */
export function firstSentence(text: string, limit: number): string {
  const sentence = /^.+?[.!?](?=\s+["'(]?[\p{Lu}\p{N}`]|$)/u.exec(text)?.[0] ?? text;
  const plain = sentence.replace(/:$/, '.');
  if (plain.length <= limit) {
    return plain;
  }
  const cut = plain.slice(0, limit - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s,;:]+$/, '')}…`;
}
