import type { ApiTypeText } from '../../../shared/apiModel';

/** Compiler output on one line, in the site's quotes and without `import("…")`. */
export function tidy(text: string): string {
  return text
    .replace(/import\((["'])[^"']+\1\)\.?/g, '')
    .replace(/\s+/g, ' ')
    .replace(/;(?= \})/g, '')
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .replace(/(^|[(<[ ])readonly readonly /g, '$1readonly ')
    .trim();
}

/** Breaks printed text up at the names that have a definition. Strings and `React.X` are text. */
export function splitAtNames(text: string, isNamed: (name: string) => boolean): ApiTypeText {
  const parts: ApiTypeText = [];
  let plain = '';
  for (const [token] of text.matchAll(/'[^']*'|[.]?[A-Za-z_$][\w$]*\??:?|[\s\S]/g)) {
    if (/^[A-Za-z_$][\w$]*$/.test(token) && isNamed(token)) {
      if (plain) {
        parts.push(plain);
      }
      parts.push({ ref: token });
      plain = '';
    } else {
      plain += token;
    }
  }
  return plain ? [...parts, plain] : parts;
}

/** `XAxis<S>` without the parameters that nobody who reads it knows: `XAxis`. */
export function withoutParameters(text: string, parameters: Set<string>): string {
  return text.replace(/<([A-Z]\w*(?:, [A-Z]\w*)*)>/g, (all, list: string) =>
    list.split(', ').every((name) => parameters.has(name)) ? '' : all,
  );
}

/** What is left where the compiler could not keep a type's meaning. */
export const UNSPECIFIC = /\bany\b|\{\}/;

/** `((id: string) => void) | undefined` of an optional callback without what is not its type. */
export function withoutUndefined(text: string): string {
  const type = isOneFunction(text) ? text : text.replace(/ \| undefined$/, '');
  return isParenthesized(type) ? type.slice(1, -1) : type;
}

/** Characters of a printed type outside all brackets. */
function topLevel(text: string): string {
  let depth = 0;
  return [...text.replace(/=>/g, '⇒')]
    .filter((char) => {
      depth += /[([{<]/.test(char) ? 1 : /[)\]}>]/.test(char) ? -1 : 0;
      return depth === 0;
    })
    .join('');
}

/** True for `(id: string) => string | undefined`, whose `undefined` belongs to its result. */
function isOneFunction(text: string): boolean {
  return topLevel(text).includes('⇒');
}

/** True if one pair of parentheses encloses all of the text. */
function isParenthesized(text: string): boolean {
  return text.startsWith('(') && topLevel(text) === ')';
}
