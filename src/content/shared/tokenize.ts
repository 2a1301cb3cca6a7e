/** The languages of code that is written while the page is open. */
export type LiveLanguage = 'tsx' | 'json' | 'css';

/** A class of `src/css/code-theme.css`. */
type TokenType =
  'attr-name' | 'class-name' | 'comment' | 'function' | 'keyword' | 'number' | 'string' | 'tag';

/** A piece of code with its class, if it has a color. */
export interface CodeToken {
  readonly text: string;
  readonly type?: TokenType | undefined;
}

const COMMENT = String.raw`(?<comment>\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?)`;

/**
 * What can have a color in TypeScript and JSON. What isn't closed ends with its line or with the
 * code, so that each character is read once, and code from a link can't hold up the page. Prism,
 * which highlights during the build, makes no such promise.
 */
const SCRIPT = new RegExp(
  [
    COMMENT,
    String.raw`(?<string>'(?:[^'\\\n]|\\[^])*'?|"(?:[^"\\\n]|\\[^])*"?|\x60(?:[^\x60\\]|\\[^])*\x60?)`,
    String.raw`(?<number>\d[\w.]*)`,
    String.raw`(?<word>[A-Za-z_$][\w$]*)`,
    String.raw`(?<mark>[{}<>-])`,
  ].join('|'),
  'g',
);

const STYLES = new RegExp(
  [
    COMMENT,
    String.raw`(?<attribute>(?<=[{;]\s*)[\w-]+(?=:))`,
    String.raw`(?<selector>[^\s{};][^{};\n]*(?=\s\{))`,
  ].join('|'),
  'g',
);

/** Groups of the pattern that are types themselves. */
const TYPES = ['comment', 'string', 'number'] as const;

const KEYWORDS = new Set(
  (
    'async await break case catch class const continue declare default delete do else enum export ' +
    'extends finally for from function if implements import in instanceof interface keyof let module ' +
    'namespace new null of readonly return satisfies static super switch this throw try type typeof ' +
    'undefined var void while yield'
  ).split(' '),
);

/** What follows the name of a function that is assigned, such as `: (mode) =>`. */
const ARROW = /\s*[:=]\s*(?:\([^()]{0,200}\)|[\w$]+)\s*=>/y;

interface Place {
  /** The characters around a word. */
  readonly before: string;
  readonly after: string;
  /** Whether a function is assigned to it. */
  readonly isFunction: boolean;
  /** Whether it is an attribute of an element. */
  readonly isAttribute: boolean;
}

function typeOfWord(word: string, place: Place): TokenType | undefined {
  const { before, after, isFunction, isAttribute } = place;
  if (before === '<' || (before === '/' && after === '>')) {
    return /^[A-Z]/.test(word) ? 'class-name' : 'tag';
  }
  if (isAttribute) {
    return 'attr-name';
  }
  if (before === '.') {
    return undefined;
  }
  if (KEYWORDS.has(word)) {
    return 'keyword';
  }
  if (word === 'true' || word === 'false' || /^[A-Z][A-Z\d_]+$/.test(word)) {
    return 'number';
  }
  if (/^[A-Z]/.test(word)) {
    return 'class-name';
  }
  return after === '(' || isFunction ? 'function' : undefined;
}

/** Whether a `<` begins an element: not a comparison or the parameter of a type. */
const beginsElement = (before: string, after: string) =>
  /[A-Za-z/]/.test(after) && !/[\w)\]]/.test(before);

/** Reads code from the start, because what a word is depends on the element around it. */
function scriptReader(code: string) {
  /** The number of braces that are open in the tag; `null` outside of tags. */
  let braces: number | null = null;
  return ({ groups = {}, index, 0: text }: RegExpMatchArray): TokenType | undefined => {
    const before = code[(index ?? 0) - 1] ?? '';
    const end = (index ?? 0) + text.length;
    const after = code[end] ?? '';
    if (groups.word !== undefined) {
      ARROW.lastIndex = end;
      return typeOfWord(text, {
        before,
        after,
        isFunction: ARROW.test(code),
        isAttribute: braces === 0,
      });
    }
    if (groups.mark === undefined) {
      const isKey = groups.string !== undefined && after === ':';
      return isKey ? 'attr-name' : TYPES.find((name) => groups[name] !== undefined);
    }
    if (text === '<') {
      braces = beginsElement(before, after) ? 0 : braces;
    } else if (text === '>') {
      braces = braces === 0 ? null : braces;
    } else if (text === '-') {
      return braces === 0 ? 'attr-name' : undefined;
    } else if (braces !== null) {
      braces += text === '{' ? 1 : -1;
    }
    return undefined;
  };
}

const typeOfStyle = ({ groups = {} }: RegExpMatchArray): TokenType =>
  groups.comment !== undefined ? 'comment' : groups.selector !== undefined ? 'tag' : 'attr-name';

/** Splits code into tokens, whose texts together are the code. */
export function tokenize(code: string, language: LiveLanguage): readonly CodeToken[] {
  const typeOf = language === 'css' ? typeOfStyle : scriptReader(code);
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(language === 'css' ? STYLES : SCRIPT)) {
    const type = typeOf(match);
    if (type === undefined) {
      continue;
    }
    if (match.index > end) {
      tokens.push({ text: code.slice(end, match.index) });
    }
    tokens.push({ text: match[0], type });
    end = match.index + match[0].length;
  }
  return end < code.length ? [...tokens, { text: code.slice(end) }] : tokens;
}
