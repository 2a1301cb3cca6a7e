/** One mistake in a content file, told so that its author can mend it without reading the build. */
export interface ContentProblem {
  /** Line in the file, counted from 1. */
  readonly line?: number;
  /** The part of that line that is wrong, where `found` does not quote it: it is marked in the report. */
  readonly at?: string;
  /** What is wrong, with the text as it was found. */
  readonly found: string;
  /** What would have been right. */
  readonly expected?: string;
  /** What to do. */
  readonly fix?: string;
}

/** What is wrong in one file. */
export interface ProblemFile {
  /** Path as its author knows it, from the root of the repository. */
  readonly file: string;
  readonly problems: readonly ContentProblem[];
}

/** The lines that show a problem in its file; undefined where there is nothing to show. */
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

/** Everything that is wrong, in the order of the files. With frames, problems have a blank line between them. */
export function formatProblems(files: readonly ProblemFile[], frameOf?: FrameOf): string {
  return files
    .flatMap(({ file, problems }) =>
      problems.map((problem) => formatProblem(file, problem, frameOf)),
    )
    .join(frameOf === undefined ? '\n' : '\n\n');
}

/** Content that cannot be published. It has no stack: the place to look at is in the message. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly files: readonly ProblemFile[];

  /**
   * @param place The file that has the problems, by its path from the root of the repository; or
   *   several files with theirs.
   */
  constructor(place: string | readonly ProblemFile[], problems: readonly ContentProblem[] = []) {
    const files = typeof place === 'string' ? [{ file: place, problems }] : place;
    super(formatProblems(files));
    this.files = files;
    this.stack = '';
  }
}

/**
 * Tells every problem of a file at once.
 *
 * @param file Path as its author knows it, from the root of the repository.
 * @throws ContentError when there is any problem.
 */
export function throwProblems(file: string, problems: readonly ContentProblem[]): void {
  if (problems.length > 0) {
    throw new ContentError(file, problems);
  }
}
