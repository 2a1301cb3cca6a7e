import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs git in a working tree. */
function git(dir: string, args: readonly string[]): { status: number; output: string } {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error !== undefined || status === null) {
    throw new Error(`git ${args[0]} did not run: ${error?.message ?? stderr}`);
  }
  return { status, output: stdout };
}

/** Whether a name such as `HEAD~3` is a commit of the repository. */
export function isCommit(dir: string, name: string): boolean {
  return git(dir, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).status === 0;
}

/**
 * The content of a file in a commit, or undefined if the commit doesn't contain it.
 *
 * @param file The path from `dir`.
 */
export function textAt(dir: string, commit: string, file: string): string | undefined {
  const { status, output } = git(dir, ['show', `${commit}:./${file}`]);
  return status === 0 ? output : undefined;
}

/** The changes of a file since a commit, as a diff without context lines. */
export function diffSince(dir: string, commit: string, file: string): string {
  const options = ['--unified=0', '--no-color', '--no-ext-diff', '--no-renames'];
  return git(dir, ['diff', ...options, commit, '--', file]).output;
}

/** Calls a function with a folder that contains the texts as files, and removes the folder. */
function withFiles<T>(
  texts: Readonly<Record<string, string>>,
  use: (dir: string, names: readonly string[]) => T,
): T {
  const dir = mkdtempSync(path.join(tmpdir(), 'texts-'));
  try {
    Object.entries(texts).forEach(([name, text]) => writeFileSync(path.join(dir, name), text));
    return use(dir, Object.keys(texts));
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** The changes between two texts, as a diff without context lines. */
export function diffTexts(before: string, after: string): string {
  const options = ['--no-index', '--unified=0', '--no-color', '--no-ext-diff'];
  return withFiles(
    { before, after },
    (dir, names) => git(dir, ['diff', ...options, ...names]).output,
  );
}

/** A merged text, or the line of `ours` with a conflict. */
export type MergeResult = { readonly text: string } | { readonly conflictLine: number };

/** Longer than anything at the start of a line in a page. */
const MARKER_SIZE = 40;

/** Merges two descendants of a text like `git merge`. Changes in neighboring lines conflict. */
export function mergeTexts(ours: string, base: string, theirs: string): MergeResult {
  return withFiles({ ours, base, theirs }, (dir, files) => {
    const { status, output } = git(dir, [
      'merge-file',
      '--stdout',
      '--quiet',
      `--marker-size=${MARKER_SIZE}`,
      ...files,
    ]);
    if (status === 0) {
      return { text: output };
    }
    const marker = '<'.repeat(MARKER_SIZE);
    const index = output.split('\n').findIndex((line) => line.startsWith(marker));
    if (index === -1) {
      throw new Error(`git merge-file failed with exit code ${status}.`);
    }
    return { conflictLine: index + 1 };
  });
}
