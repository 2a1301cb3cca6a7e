import { formatProblems, type ContentError, type ProblemFile } from '../../shared/contentProblem';
import { frameOfFile } from './codeFrame';

/** A module that is loaded anew has a class of its own, so the name is asked. */
function isContentError(error: unknown): error is ContentError {
  return error instanceof Error && error.name === 'ContentError' && 'files' in error;
}

/** The mistakes of an author that an error, or what caused it, tells of; undefined for any other error. */
export function findProblems(error: unknown): readonly ProblemFile[] | undefined {
  if (isContentError(error)) {
    return error.files;
  }
  return error instanceof Error && error.cause !== undefined
    ? findProblems(error.cause)
    : undefined;
}

/**
 * The mistakes of an author that an error tells of, each with the line it is in, and nothing else:
 * no stack, and no advice of the tools around it. Undefined for any other error.
 */
export function toAuthorReport(error: unknown): string | undefined {
  const files = findProblems(error);
  return files === undefined ? undefined : formatProblems(files, frameOfFile);
}

/** An error that tells an author's mistakes alone; any other error as it is. */
export function toAuthorError(error: unknown): unknown {
  const report = toAuthorReport(error);
  if (report === undefined) {
    return error;
  }
  const alone = new Error(report);
  alone.stack = '';
  return Object.assign(alone, { [Symbol.for('nodejs.util.inspect.custom')]: () => report });
}

let isPrinting = false;

/**
 * Ends a build or the start of the dev server that an author's mistake has stopped with the mistake
 * alone. Docusaurus would print the whole chain of errors around it, each with its stack.
 */
export function printAuthorErrors(): void {
  if (isPrinting) {
    return;
  }
  isPrinting = true;
  process.prependListener('unhandledRejection', (error) => {
    const report = toAuthorReport(error);
    if (report !== undefined) {
      console.error(`\n${report}\n`);
      process.exit(1);
    }
  });
}
