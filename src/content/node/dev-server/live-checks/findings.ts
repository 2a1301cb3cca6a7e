import {
  formatProblems,
  type FrameOf,
  type ProblemFile,
} from '../../../../base/shared/contentProblem';
import type { Finding, Part, PartResult } from './messages';

/** The changes of a result, and the current findings. */
export interface Change {
  readonly findings: readonly Finding[];
  /** Reports of new findings, as the terminal prints them. */
  readonly added: readonly string[];
  /** Whether all findings were fixed. */
  readonly isFixed: boolean;
}

export interface FindingsStore {
  /** The findings of a page; empty before the first result. */
  readonly of: (page: string) => readonly Finding[];
  readonly update: (result: PartResult) => Change;
}

type Parts = Readonly<Partial<Record<Part, readonly ProblemFile[]>>>;

/** The findings in files, as the browser shows them. */
export function listFindings(files: readonly ProblemFile[]): Finding[] {
  return files.flatMap(({ file, problems }) =>
    problems.map(({ line, found, expected, fix, isSuggestion }) => ({
      place: line === undefined ? file : `${file}:${line}`,
      found,
      ...(expected !== undefined && { expected }),
      ...(fix !== undefined && { fix }),
      ...(isSuggestion && { isSuggestion }),
    })),
  );
}

/** Mistakes before suggestions. */
function toFindings({ demos = [], prose = [], types = [], style = [] }: Parts): Finding[] {
  const findings = listFindings([...demos, ...prose, ...types, ...style]);
  return findings.sort((a, b) => Number(a.isSuggestion ?? 0) - Number(b.isSuggestion ?? 0));
}

/** A finding whose line moved isn't new. */
function keyOf(file: string, found: string): string {
  return `${file}\n${found}`;
}

/** Stores the findings of each page, so that each is reported once. */
export function createFindingsStore(frameOf?: FrameOf): FindingsStore {
  const pages = new Map<string, Parts>();

  return {
    of: (page) => toFindings(pages.get(page) ?? {}),

    update({ page, part, files }) {
      const before = pages.get(page) ?? {};
      const after: Parts = { ...before, [part]: files };
      pages.set(page, after);
      const known = new Set(
        (before[part] ?? []).flatMap(({ file, problems }) =>
          problems.map(({ found }) => keyOf(file, found)),
        ),
      );
      const findings = toFindings(after);
      return {
        findings,
        added: files.flatMap(({ file, problems }) =>
          problems
            .filter(({ found }) => !known.has(keyOf(file, found)))
            .map((problem) => formatProblems([{ file, problems: [problem] }], frameOf)),
        ),
        isFixed: findings.length === 0 && toFindings(before).length > 0,
      };
    },
  };
}
