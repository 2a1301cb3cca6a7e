import type { MergeResult } from './git';

/** A hunk of a diff. */
export interface Hunk {
  /**
   * The index of its first line before the change; for additions, of the line that follows them.
   */
  readonly start: number;
  /** The number of removed lines. */
  readonly removed: number;
  /** The added lines. */
  readonly added: readonly string[];
  /** The number of its first line after the change. */
  readonly line: number;
}

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,\d+)? @@/;

/** Parses the hunks of a diff of one file without context lines (`--unified=0`). */
export function parseHunks(diff: string): Hunk[] {
  const [, ...sections] = diff.split(/^(?=@@ )/m);
  return sections.map((section) => {
    const [head = '', ...lines] = section.split('\n');
    const [, before, count = '1', line] = HUNK.exec(head) ?? [];
    const removed = Number(count);
    return {
      // Git names the line before an addition, but the first line of a replacement.
      start: removed === 0 ? Number(before) : Number(before) - 1,
      removed,
      added: lines.filter((text) => text.startsWith('+')).map((text) => text.slice(1)),
      line: Number(line),
    };
  });
}

/** Applies one hunk to a text. */
export function applyHunk(text: string, { start, removed, added }: Hunk): string {
  return text
    .split('\n')
    .toSpliced(start, removed, ...added)
    .join('\n');
}

/** The outcome of a hunk in a copy. */
export type Outcome = 'carried' | 'already there' | 'the text differs';

export interface PortedHunk {
  readonly outcome: Outcome;
  /** The line in the current major. */
  readonly line: number;
  /** The line of the copy with different text. */
  readonly copyLine?: number;
}

export interface PortResult {
  readonly text: string;
  readonly hunks: readonly PortedHunk[];
}

/**
 * Applies hunks to a copy, one after the other. Each is merged separately, so that a conflict
 * doesn't affect the others.
 *
 * @param base The file before the change.
 * @param copy The file of the older major.
 */
export function portChange(
  base: string,
  hunks: readonly Hunk[],
  copy: string,
  merge: (ours: string, base: string, theirs: string) => MergeResult,
): PortResult {
  const ported: PortedHunk[] = [];
  let text = copy;
  for (const hunk of hunks) {
    const result = merge(text, base, applyHunk(base, hunk));
    if ('conflictLine' in result) {
      ported.push({
        outcome: 'the text differs',
        line: hunk.line,
        copyLine: result.conflictLine,
      });
    } else {
      ported.push({
        outcome: result.text === text ? 'already there' : 'carried',
        line: hunk.line,
      });
      text = result.text;
    }
  }
  return { text, hunks: ported };
}

/** The outcome of every hunk, one per line, and their number. */
export function describePort(copy: string, hunks: readonly PortedHunk[]): string {
  const width = Math.max(...hunks.map(({ line }) => String(line).length));
  const lines = hunks.map(
    ({ outcome, line, copyLine }) =>
      `  line ${String(line).padStart(width)}: ${outcome}${copyLine === undefined ? '' : ` (${copy}:${copyLine})`}`,
  );
  const counts = (['carried', 'already there', 'the text differs'] as const)
    .map((outcome) => ({ outcome, count: hunks.filter((hunk) => hunk.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${outcome}: ${count}`);
  return [copy, ...lines, `  ${counts.join(', ')}`].join('\n');
}
