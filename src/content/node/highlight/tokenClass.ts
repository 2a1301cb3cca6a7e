/**
 * The classes to which `src/css/code-theme.css` gives a color. Other tokens keep the text color.
 */
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

/**
 * The class of Prism's most specific token type. Plain text, punctuation, and operators have none.
 */
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

/**
 * Token types that color everything inside them, and those for which YAML has an alias of another
 * color.
 */
const WHOLE: Readonly<Record<string, TokenClass>> = {
  boolean: 'number',
  'deleted-sign': 'deleted',
  'inserted-sign': 'inserted',
  key: 'attr-name',
  regex: 'string',
};

/** The class of a token with Prism's types, outermost first. */
export function tokenClass(types: readonly string[]): TokenClass | undefined {
  const whole = types.find((type) => Object.hasOwn(WHOLE, type));
  if (whole !== undefined) {
    return WHOLE[whole];
  }
  const last = types.at(-1);
  return last !== undefined && Object.hasOwn(CLASS_OF_TYPE, last) ? CLASS_OF_TYPE[last] : undefined;
}
