/** One mistake in a content file, told so that its author can mend it without reading the build. */
export interface ContentProblem {
  /** Line in the file, counted from 1. */
  readonly line?: number;
  /** What is wrong, with the text as it was found. */
  readonly found: string;
  /** What would have been right. */
  readonly expected?: string;
  /** What to do. */
  readonly fix?: string;
}

function formatProblem(file: string, { line, found, expected, fix }: ContentProblem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return [
    `${place}: ${found}`,
    expected === undefined ? undefined : `  Expected: ${expected}`,
    fix === undefined ? undefined : `  Fix: ${fix}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n');
}

/** A content file that cannot be published. It has no stack: the place to look at is in the message. */
export class ContentError extends Error {
  constructor(file: string, problems: readonly ContentProblem[]) {
    super(problems.map((problem) => formatProblem(file, problem)).join('\n'));
    this.stack = '';
  }
}

/**
 * Tells every problem of a file at once.
 *
 * @param file Path as its author knows it, from the root of the repository.
 * @throws ContentError when there is any problem.
 */
export function refuseProblems(file: string, problems: readonly ContentProblem[]): void {
  if (problems.length > 0) {
    throw new ContentError(file, problems);
  }
}
