import { isCodeFile, isStyleSheet } from '../code/codeFiles';
import { looksLikeKey } from '../license/judgeKey';

/** What a file or a pasted text is. */
export type InputKind = 'manifest' | 'lock' | 'code' | 'styles' | 'key' | 'error' | 'other';

const LOCK_FILE = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock)$/;

/** Whether a file is worth reading: a manifest, a lock file, source code, or a style sheet. */
export function isReadable(path: string): boolean {
  return (
    /(?:^|\/)package\.json$/.test(path) ||
    LOCK_FILE.test(path) ||
    isStyleSheet(path) ||
    (isCodeFile(path) && !/\.(?:d|min)\.[cm]?[jt]s$/.test(path))
  );
}

/** Folders that contain other people's code, or what a build wrote. */
export const SKIPPED_FOLDERS =
  /(?:^|\/)(?:node_modules|\.git|\.next|\.nuxt|\.yarn|\.pnpm-store|\.cache|dist|build|out|coverage|\.turbo)\//;

/** Code has statements or elements; an error message may quote some of them. */
const CODE =
  /^\s*(?:import\b.*['"]|export\b|(?:const|let|var|function|class)\s+\w|['"]use client['"]|<[A-Za-z][\w.]*[\s/>]|@import\b|[.#&][\w-]+[^\n;]*\{)/m;
const ERROR =
  /^\s*(?:Uncaught\b|Error\b|\w*Error:|Warning:|MUI( X)?:|MUI X\b|npm (?:ERR!|error|warn)|error TS\d+|TS\d+:|ERROR in|at \S+ \()/m;
const STYLES = /^\s*(?:[.#&:@*\w-][^{};'"=()]*)\{\s*[\w-]+\s*:[^{}]*[;}]/;

/** What a pasted text is. */
function pastedKind(text: string): InputKind {
  if (looksLikeKey(text)) {
    return 'key';
  }
  if (/^\s*\{/.test(text) && /"(?:lockfileVersion|(?:dev|peer)?[dD]ependencies)"\s*:/.test(text)) {
    return text.includes('"lockfileVersion"') ? 'lock' : 'manifest';
  }
  if (/^(?:lockfileVersion:|__metadata:|# yarn lockfile v1)/m.test(text)) {
    return 'lock';
  }
  if (ERROR.test(text)) {
    return 'error';
  }
  if (STYLES.test(text) && /\bMui[A-Z]/.test(text)) {
    return 'styles';
  }
  return CODE.test(text) ? 'code' : 'error';
}

/** What a file is by its name, and a pasted text, whose path is empty, by its content. */
export function inputKind(path: string, text: string): InputKind {
  if (path === '') {
    return pastedKind(text);
  }
  if (/(?:^|\/)package\.json$/.test(path)) {
    return 'manifest';
  }
  if (LOCK_FILE.test(path)) {
    return 'lock';
  }
  if (isStyleSheet(path)) {
    return 'styles';
  }
  return isCodeFile(path) ? 'code' : /\.(?:log|txt)$/.test(path) ? 'error' : 'other';
}
