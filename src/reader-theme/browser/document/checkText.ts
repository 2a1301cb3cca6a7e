/** Text that would end its declaration, load something, hide behind a comment, or lead to code. */
export const UNSAFE_TEXT =
  /[{}<;\\\u2028\u2029]|(?![\t\n\r])\p{Cc}|\/[*/]|(?:url|image|image-set|src|cross-fade|element|paint|expression)\s*\(|javascript:|@import|\b(?:constructor|prototype|__\w+)\b/iu;

/** The longest text. Lists of shadows and fonts have about 300 characters. */
const MAX_LENGTH = 2000;

/** Whether a text of a theme only says how something looks, or what a reader sees. */
export const isSafeText = (text: string) => text.length <= MAX_LENGTH && !UNSAFE_TEXT.test(text);

const PAIRS: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
]);

/** Whether quotes and brackets are closed. The parser of styles reads an open one beyond its rule. */
export function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const char of text) {
    const last = open.at(-1);
    if (char === last) {
      open.pop();
    } else if (last === '"' || last === "'") {
      // Whatever is in quotes is text, which a line break ends for browsers only.
      if (char === '\n' || char === '\r') {
        return false;
      }
    } else if (char === '"' || char === "'") {
      open.push(char);
    } else if (PAIRS.has(char)) {
      open.push(PAIRS.get(char) as string);
    } else if (char === ')' || char === ']') {
      return false;
    }
  }
  return open.length === 0;
}

/** Emotion adds what follows to the name of a class, and so to its selector. */
const LABEL = /label\s*:/i;

/** Whether a text can become part of a style. */
export const isSafeCss = (text: string) =>
  isSafeText(text) && isBalanced(text) && !LABEL.test(text);

/** A key that leads to no inherited member. */
export const isSafeKey = (key: string) => /^[\w$.%-]{1,100}$/.test(key) && isSafeText(key);

export const MESSAGES = {
  deep: 'It is nested too deeply.',
  text: 'A text with braces, semicolons, or an address of a file is not kept.',
  key: 'It could load, run, or restyle something else.',
  prop: 'A theme can set texts, numbers, and choices of a component, but not this prop.',
  value: 'The component does not accept this value from a theme.',
  range: 'The number is outside of what components can show without slowing the page down.',
  selector: 'Styles can apply to the component and what is in it: begin the selector with &.',
  position: 'The component would leave its place on the page.',
  cost: 'It would slow the page down.',
  function: 'A function has no effect here.',
  page: 'It would restyle the whole page.',
  kind: 'It is neither text, a number, a list, nor an object.',
} as const;
