/**
 * A problem in a content file, described so that its author can fix it without knowing the build.
 */
export interface ContentProblem {
  /** The line in the file, starting from 1. */
  readonly line?: number;
  /** The part of that line to mark in the report, if `found` doesn't quote it. */
  readonly at?: string;
  /** What is wrong, quoting the text. */
  readonly found: string;
  /** What is expected. */
  readonly expected?: string;
  /** How to fix it. */
  readonly fix?: string;
  /** Whether it is a suggestion about style, which stops nothing, instead of a mistake. */
  readonly isSuggestion?: boolean;
}

/** Sorts problems by line, so that authors can go through the file from the start. */
export function inOrder(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/** The problems of a file. */
export interface ProblemFile {
  /** The path from the root of the repository. */
  readonly file: string;
  readonly problems: readonly ContentProblem[];
}

/** Returns the lines that show a problem in its file, or undefined. */
export type FrameOf = (file: string, problem: ContentProblem) => string | undefined;

function formatProblem(file: string, problem: ContentProblem, frameOf?: FrameOf): string {
  const { line, found, expected, fix } = problem;
  const place = line === undefined ? file : `${file}:${line}`;
  return [
    `${place}: ${found}`,
    frameOf?.(file, problem),
    expected === undefined ? undefined : `  Expected: ${expected}`,
    fix === undefined ? undefined : `  Fix: ${fix}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n');
}

/**
 * Formats all problems in the order of the files. With frames, problems are separated by blank
 * lines.
 */
export function formatProblems(files: readonly ProblemFile[], frameOf?: FrameOf): string {
  return files
    .flatMap(({ file, problems }) =>
      problems.map((problem) => formatProblem(file, problem, frameOf)),
    )
    .join(frameOf === undefined ? '\n' : '\n\n');
}

/** Content that can't be published. It has no stack, because the message contains the place. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly files: readonly ProblemFile[];

  /**
   * @param place The file with the problems, by its path from the root of the repository, or
   * several files with their problems.
   */
  constructor(place: string | readonly ProblemFile[], problems: readonly ContentProblem[] = []) {
    const files = typeof place === 'string' ? [{ file: place, problems }] : place;
    super(formatProblems(files));
    this.files = files;
    this.stack = '';
  }
}

/**
 * Throws all problems of a file at once.
 *
 * @param file The path from the root of the repository.
 * @throws ContentError if there is any problem
 */
export function throwProblems(file: string, problems: readonly ContentProblem[]): void {
  if (problems.length > 0) {
    throw new ContentError(file, problems);
  }
}
