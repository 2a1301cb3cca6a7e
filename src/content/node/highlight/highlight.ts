import { normalizeTokens } from 'prism-react-renderer';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import { tokenClass, type TokenClass } from './tokenClass';

loadLanguages.silent = true;
loadLanguages(['markup', 'css', 'json', 'js-extras', 'jsx', 'tsx', 'bash', 'diff', 'yaml', 'sql']);
// `js-extras` adds the names of types to JavaScript, and with it to JSX and TSX.
Prism.languages.insertBefore('typescript', 'punctuation', { 'maybe-class-name': /\b[A-Z][\w$]+/ });

/** How Prism reads braces inside of a tag: at most three levels of them. */
const BRACES = String.raw`(?:\{(?:\{(?:\{[^{}]*\}|[^{}])*\}|[^{}])*\})`;
/** At most eight levels, because Prism gives a tag with more than it reads no colors at all. */
const DEEPER_BRACES = Array.from({ length: 7 }).reduce<string>(
  (inner) => String.raw`(?:\{(?:${inner}|[^{}])*\})`,
  String.raw`(?:\{[^{}]*\})`,
);
/** Also reads what a tag contains, such as `script`, whose own tags follow the same pattern. */
function deepenBraces(grammar: object, seen = new Set<object>()) {
  for (const [key, value] of Object.entries(grammar) as [string, unknown][]) {
    if (value instanceof RegExp) {
      const source = value.source.replaceAll(BRACES, DEEPER_BRACES);
      Object.assign(grammar, { [key]: new RegExp(source, value.flags) });
    } else if (typeof value === 'object' && value !== null && !seen.has(value)) {
      seen.add(value);
      deepenBraces(value, seen);
    }
  }
}
deepenBraces({ jsx: Prism.languages.jsx, tsx: Prism.languages.tsx });

/** The languages of code on the site, which are also the file extensions. */
export const CODE_LANGUAGES = [
  'tsx',
  'ts',
  'jsx',
  'js',
  'bash',
  'json',
  'css',
  'html',
  'diff',
  'yaml',
  'sql',
] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

type Token = string | Prism.Token;

interface Piece {
  readonly text: string;
  readonly className?: TokenClass;
}

/** Text as the content of an HTML element. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Merges neighbors of the same color, which reduces the number of elements. */
function mergePieces(pieces: readonly Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((merged, piece) => {
    const last = merged.at(-1);
    if (last !== undefined && last.className === piece.className) {
      return [...merged.slice(0, -1), { ...piece, text: last.text + piece.text }];
    }
    return [...merged, piece];
  }, []);
}

function renderPiece({ text, className }: Piece): string {
  const html = escapeHtml(text);
  return className === undefined ? html : `<span class="token ${className}">${html}</span>`;
}

/**
 * Prism's tokens after the corrections of its languages: for JSX, these separate text between tags,
 * where "of" is a word, from code, where it is a keyword.
 */
function tokenize(code: string, language: CodeLanguage): Token[] {
  const grammar = Prism.languages[language];
  if (grammar === undefined) {
    throw new Error(`Prism has no grammar for ${language}: load it above.`);
  }
  const environment = { code, language, grammar, tokens: [] as Token[] };
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar);
  Prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}

/**
 * Highlights code for `src/css/code-theme.css`.
 *
 * @returns The inner HTML of a `<code>` element: a `span.token-line` per line, each ending in its
 * line break (except for the last), so that the text content is the code.
 */
export function highlight(code: string, language: CodeLanguage): string {
  const text = code.replace(/\n$/, '');
  const lines = normalizeTokens(tokenize(text, language));
  return lines
    .map((tokens, index) => {
      const pieces = tokens
        .map(({ types, content }) => ({ types, text: content.replace(/\n$/, '') }))
        .filter((token) => token.text !== '')
        .map((token) => ({
          text: token.text,
          className: token.text.trim() === '' ? undefined : tokenClass(token.types),
        }));
      const end = index === lines.length - 1 ? '' : '\n';
      return `<span class="token-line">${mergePieces(pieces).map(renderPiece).join('')}${end}</span>`;
    })
    .join('');
}

/** The language of a file, by its extension. */
export function languageOf(fileName: string): CodeLanguage {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1);
  const language = CODE_LANGUAGES.find((known) => known === extension);
  if (language === undefined) {
    throw new TypeError(
      `No highlighting for ${fileName}: expected one of ${CODE_LANGUAGES.map((name) => `.${name}`).join(', ')}.`,
    );
  }
  return language;
}
