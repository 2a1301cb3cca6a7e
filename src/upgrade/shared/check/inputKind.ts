import { looksLikeKey } from '../license/judgeKey';
import type { ProjectFile } from './finding';

/** What a file or a pasted text is. */
export type InputKind = 'manifest' | 'lock' | 'code' | 'styles' | 'key' | 'error' | 'other';

/** Kinds by the names of files. */
const NAMES: readonly (readonly [name: RegExp, kind: InputKind])[] = [
  [/(?:^|\/)package\.json$/, 'manifest'],
  [
    /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?)$/,
    'lock',
  ],
  [/\.(?:css|scss|sass|less|styl)$/, 'styles'],
  [/\.(?:d|min)\.[cm]?[jt]s$/, 'other'],
  [/\.[cm]?[jt]sx?$/, 'code'],
  [/\.(?:log|txt)$/, 'error'],
];

/** Folders that contain other people's code, or what a build wrote. */
export const SKIPPED_FOLDERS =
  /(?:^|\/)(?:node_modules|\.git|\.next|\.nuxt|\.yarn|\.pnpm-store|\.cache|dist|build|out|coverage|\.turbo)\//;

/** Code has statements or elements; an error message may quote some of them. */
const CODE =
  /^[ \t]*(?:import\b.*['"]|export\b|(?:const|let|var|function|class)\s+\w|['"]use client['"]|<[A-Za-z][\w.]*[\s/>]|@import\b|[.#&][\w-][^\n;{]*\{)/m;
const ERROR =
  /^[ \t]*(?:Uncaught\b|Error\b|\w*Error:|Warning:|MUI( X)?:|MUI X\b|npm (?:ERR!|error|warn)|error TS\d+|TS\d+:|ERROR in|at \S+ \()/m;
const STYLES = /^\s*(?:[.#&:@*\w-][^{};'"=()]*)\{\s*[\w-]+\s*:[^{}]*[;}]/;

/** What a pasted text is. */
function pastedKind(text: string): InputKind {
  if (looksLikeKey(text)) {
    return 'key';
  }
  if (/^(?:lockfileVersion:|__metadata:|# yarn lockfile v1)/m.test(text)) {
    return 'lock';
  }
  if (/^\s*\{/.test(text) && /"(?:lockfileVersion|(?:dev|peer)?[dD]ependencies)"\s*:/.test(text)) {
    return text.includes('"lockfileVersion"') ? 'lock' : 'manifest';
  }
  if (ERROR.test(text)) {
    return 'error';
  }
  const isStyleSheet = STYLES.test(text) && /\bMui[A-Z]/.test(text);
  return isStyleSheet ? 'styles' : CODE.test(text) ? 'code' : 'error';
}

/** What a file is by its name, and a pasted text, whose path is empty, by its content. */
export function inputKind({ path, text }: ProjectFile): InputKind {
  return path === '' ? pastedKind(text) : fileKind(path);
}

export const fileKind = (path: string): InputKind =>
  NAMES.find(([name]) => name.test(path))?.[1] ?? 'other';
