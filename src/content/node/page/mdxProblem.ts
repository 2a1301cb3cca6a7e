import type { ContentProblem } from '../../../base/shared/contentProblem';

/** The parts of the errors of the Markdown, MDX, and JavaScript parsers that matter here. */
interface SyntaxMistake {
  readonly reason: string;
  readonly line?: number;
  /** The message of the JavaScript parser for an error in an expression. */
  readonly detail?: string;
}

function mistakeOf(error: unknown): SyntaxMistake | undefined {
  if (!(error instanceof Error)) {
    return undefined;
  }
  const { reason, line } = error as Partial<SyntaxMistake>;
  if (typeof reason !== 'string') {
    return mistakeOf(error.cause);
  }
  const detail = error.cause instanceof Error ? error.cause.message : undefined;
  return { reason, line, detail };
}

/** The fix for each error of the parser. The first match is used. */
const FIXES: readonly (readonly [reason: RegExp, fix: string])[] = [
  [/create a comment in MDX/, 'Write a comment as `{/* text */}`.'],
  [
    /closing tag|closing slash/,
    'Close the tag in the list, quote or paragraph that it was opened in, or write a `<` that opens no tag as `&lt;` or in inline code.',
  ],
  [
    /attribute value|closing quote|attribute name/,
    'Write attributes as `name="text"` or `name={value}`.',
  ],
  [/before name|in name/, 'Write a `<` that opens no tag as `&lt;`, or put it into inline code.'],
  [
    /import\/exports/,
    'Write `import` and `export` as JavaScript does, or begin the sentence with another word.',
  ],
  [
    /expression|acorn|lazy line/,
    'Braces hold JavaScript: close them, or write a brace that is text as `\\{` or in inline code.',
  ],
];

/** The place of the opening tag: `(12:1-12:7)`. */
const OPENED = / \((?<line>\d+):\d+-\d+:\d+\)/;

const count = (text: string, character: string) => text.split(character).length - 1;

/** The nearest line at or above one that opens something without closing it. */
function openingLine(text: string, line: number, isOpen: (text: string) => boolean): number {
  const index = text.split('\n').slice(0, line).findLastIndex(isOpen);
  return index === -1 ? line : index + 1;
}

/**
 * The line that the author must fix. A parser that finds no end reports the end of the block or
 * page, even if the tag, quote, or brace was opened far above.
 */
function lineToFix({ reason, line }: SyntaxMistake, text: string): number | undefined {
  const opened = OPENED.exec(reason)?.groups?.line;
  if (opened !== undefined) {
    return Number(opened);
  }
  if (line === undefined || !reason.startsWith('Unexpected end of file')) {
    return line;
  }
  return reason.includes('closing quote')
    ? openingLine(text, line, (candidate) => count(candidate, '"') % 2 === 1)
    : openingLine(text, line, (candidate) => count(candidate, '{') > count(candidate, '}'));
}

/**
 * Describes a syntax error of a page with its line and fix. Undefined for any other error.
 *
 * @param error The error of the MDX compiler.
 * @param text The whole page.
 */
export function mdxProblem(error: unknown, text: string): ContentProblem | undefined {
  const mistake = mistakeOf(error);
  if (mistake === undefined) {
    return undefined;
  }
  const { line, detail } = mistake;
  const lineOfMistake = lineToFix(mistake, text);
  const reason = mistake.reason.replace(OPENED, '').replace(/ with acorn$/, '');
  const where = line !== undefined && line !== lineOfMistake ? ` (noticed in line ${line})` : '';
  return {
    line: lineOfMistake,
    found: `${reason}${detail === undefined ? '' : `: ${detail}`}${where}.`,
    expected: 'Markdown with components, as MDX reads it.',
    fix: FIXES.find(([pattern]) => pattern.test(mistake.reason))?.[1],
  };
}
