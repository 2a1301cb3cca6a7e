import type { ApiTypeText } from '../../shared/apiModel';

/** Formats compiler output on one line, with the site's quotes and without `import("…")`. */
export function tidy(text: string): string {
  return text
    .replace(/import\((["'])[^"']+\1\)\.?/g, '')
    .replace(/\s+/g, ' ')
    .replace(/;(?= \})/g, '')
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .replace(/(^|[(<[ ])readonly readonly /g, '$1readonly ')
    .trim();
}

/** Splits printed text at the names with a definition. Strings and `React.X` are text. */
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

/** `XAxis<S>` without parameters that aren't defined where it is shown: `XAxis`. */
export function withoutParameters(text: string, parameters: Set<string>): string {
  return text.replace(/<([A-Z]\w*(?:, [A-Z]\w*)*)>/g, (all, list: string) =>
    list.split(', ').every((name) => parameters.has(name)) ? '' : all,
  );
}

/** What remains if the compiler could not keep a type's meaning. */
export const UNSPECIFIC = /\bany\b|\{\}/;

/**
 * The type of an optional callback, without `undefined`: `((id: string) => void) | undefined`.
 */
export function withoutUndefined(text: string): string {
  const type = isOneFunction(text) ? text : text.replace(/ \| undefined$/, '');
  return isParenthesized(type) ? type.slice(1, -1) : type;
}

/** The characters of a printed type outside of brackets. */
function topLevel(text: string): string {
  let depth = 0;
  return [...text.replace(/=>/g, '⇒')]
    .filter((char) => {
      depth += /[([{<]/.test(char) ? 1 : /[)\]}>]/.test(char) ? -1 : 0;
      return depth === 0;
    })
    .join('');
}

/**
 * Whether the type is a function such as `(id: string) => string | undefined`, whose `undefined` belongs to its result.
 */
function isOneFunction(text: string): boolean {
  return topLevel(text).includes('⇒');
}

/** Whether one pair of parentheses encloses the whole text. */
function isParenthesized(text: string): boolean {
  return text.startsWith('(') && topLevel(text) === ')';
}
