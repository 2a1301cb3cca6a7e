import type { MergeResult } from './git';

/** One changed place of a file. */
export interface Hunk {
  /** Index of its first line before the change; for added lines, of the line that they precede. */
  readonly start: number;
  /** How many lines were there before. */
  readonly removed: number;
  /** The lines that replace them. */
  readonly added: readonly string[];
  /** Number of its first line after the change. */
  readonly line: number;
}

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,\d+)? @@/;

/** The changed places of a diff of one file, which has no lines around the changes (`--unified=0`). */
export function parseHunks(diff: string): Hunk[] {
  const [, ...sections] = diff.split(/^(?=@@ )/m);
  return sections.map((section) => {
    const [head, ...lines] = section.split('\n');
    const [, before, count = '1', line] = HUNK.exec(head) ?? [];
    const removed = Number(count);
    return {
      // Git names the line after which it adds, and the first one that it replaces.
      start: removed === 0 ? Number(before) : Number(before) - 1,
      removed,
      added: lines.filter((text) => text.startsWith('+')).map((text) => text.slice(1)),
      line: Number(line),
    };
  });
}

/** A text with one of its changed places. */
export function applyHunk(text: string, { start, removed, added }: Hunk): string {
  return text
    .split('\n')
    .toSpliced(start, removed, ...added)
    .join('\n');
}

/** What became of a changed place in a copy. */
export type Outcome = 'carried' | 'already there' | 'the text differs';

export interface PortedHunk {
  readonly outcome: Outcome;
  /** Line of the place in the current major. */
  readonly line: number;
  /** Line of the copy where its text differs. */
  readonly copyLine?: number;
}

export interface PortResult {
  readonly text: string;
  readonly hunks: readonly PortedHunk[];
}

/**
 * Carries changed places over to a copy, one after the other: each is merged alone, so that one whose
 * text differs in the copy leaves the others alone.
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

/** The outcome of every place, one line each, and their number. */
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
