/** The classes that `src/css/code-theme.css` gives a color. Anything else keeps the color of the text. */
export type TokenClass =
  | 'attr-name'
  | 'class-name'
  | 'comment'
  | 'deleted'
  | 'function'
  | 'inserted'
  | 'keyword'
  | 'number'
  | 'string'
  | 'tag';

/** Prism's most specific type of a token → the class. Plain text, punctuation and operators have none. */
const CLASS_OF_TYPE: Readonly<Record<string, TokenClass>> = {
  'attr-name': 'attr-name',
  'attr-value': 'string',
  'assign-left': 'attr-name',
  atrule: 'keyword',
  boolean: 'number',
  builtin: 'class-name',
  char: 'string',
  'class-name': 'class-name',
  coord: 'comment',
  comment: 'comment',
  constant: 'number',
  doctype: 'comment',
  function: 'function',
  'function-variable': 'function',
  'generic-function': 'function',
  important: 'keyword',
  keyword: 'keyword',
  'maybe-class-name': 'class-name',
  null: 'number',
  number: 'number',
  property: 'attr-name',
  regex: 'string',
  rule: 'keyword',
  selector: 'tag',
  string: 'string',
  tag: 'tag',
  'template-string': 'string',
  url: 'string',
  variable: 'attr-name',
};

/** Types that color everything within them, and those for which YAML has an alias of another color. */
const WHOLE: Readonly<Record<string, TokenClass>> = {
  boolean: 'number',
  'deleted-sign': 'deleted',
  'inserted-sign': 'inserted',
  key: 'attr-name',
  regex: 'string',
};

/** The class of a token, from Prism's types for it, outermost first. */
export function tokenClass(types: readonly string[]): TokenClass | undefined {
  const whole = types.find((type) => Object.hasOwn(WHOLE, type));
  if (whole !== undefined) {
    return WHOLE[whole];
  }
  const last = types.at(-1);
  return last !== undefined && Object.hasOwn(CLASS_OF_TYPE, last) ? CLASS_OF_TYPE[last] : undefined;
}
