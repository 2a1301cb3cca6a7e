/** A piece of a type, with the class that `src/css/code-theme.css` colors. */
export interface ColoredPiece {
  readonly text: string;
  readonly token?: string;
}

/** A test compares this with the highlighter of code, which is too large for a page. */
const TOKEN = new RegExp(
  [
    String.raw`(?<string>'[^']*'|"[^"]*"|\`[^\`]*\`)`,
    String.raw`(?<number>\b(?:\d[\d.]*|true|false|[A-Z](?:[A-Z_]|\dx?)*)\b)`,
    String.raw`(?<keyword>^(?:interface|type)\b|\b(?:as|extends|in|infer|is|keyof|new|null|readonly|this|typeof|undefined|void)\b(?!\??:))`,
    String.raw`(?<type>\b(?:[A-Z][\w$]+|any|boolean|never|number|object|string|symbol|unknown)\b(?!\??:))`,
  ].join('|'),
  'g',
);

/** The pieces of a type in code colors. Punctuation and other names have none. */
export function typeColors(text: string): ColoredPiece[] {
  let end = 0;
  const pieces = [...text.matchAll(TOKEN)].flatMap(({ 0: found, index, groups = {} }) => {
    const before = { text: text.slice(end, index) };
    end = index + found.length;
    const [name = ''] = Object.keys(groups).filter((key) => groups[key] !== undefined);
    return [before, { text: found, token: name === 'type' ? 'class-name' : name }];
  });
  return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text !== '');
}
