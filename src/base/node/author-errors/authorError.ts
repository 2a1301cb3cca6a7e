import { formatProblems, type ContentError, type ProblemFile } from '../../shared/contentProblem';
import { frameOfFile } from './codeFrame';
import { repositoryPath } from './repositoryPath';

/** Compares the name, because a module that is loaded again has another class. */
function isContentError(error: unknown): error is ContentError {
  return error instanceof Error && error.name === 'ContentError' && 'files' in error;
}

/** The problems in an error or its causes, or undefined for any other error. */
export function findProblems(error: unknown): readonly ProblemFile[] | undefined {
  if (isContentError(error)) {
    return error.files;
  }
  return error instanceof Error && error.cause !== undefined
    ? findProblems(error.cause)
    : undefined;
}

/**
 * The problems that a check returns or throws.
 *
 * @throws any other error
 */
export async function problemsOf(
  check: () => Promise<readonly ProblemFile[]>,
): Promise<readonly ProblemFile[]> {
  try {
    return await check();
  } catch (error) {
    const problems = findProblems(error);
    if (problems === undefined) {
      throw error;
    }
    return problems;
  }
}

/**
 * A report of the problems in an error, with their lines. Without a stack and without the messages
 * of other tools. Undefined for any other error.
 */
export function toAuthorReport(error: unknown): string | undefined {
  const files = findProblems(error);
  return files === undefined ? undefined : formatProblems(files, frameOfFile);
}

/** Reduces an error to the author's problems. Returns any other error unchanged. */
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

/** The problem of a file that links to itself, which the watcher of files can't read. */
function linkReport(error: unknown): string | undefined {
  const { code, path: file } = Object(error) as NodeJS.ErrnoException;
  return code === 'ELOOP' && file !== undefined
    ? formatProblems([
        {
          file: repositoryPath(file),
          problems: [
            {
              found: 'The file is a link that leads back to itself.',
              expected: 'a text file.',
              fix: 'Remove it, or put the page in its place.',
            },
          ],
        },
      ])
    : undefined;
}

/**
 * Prints only an author's problems when they stop a build or the start of the dev server.
 * Docusaurus would print the whole chain of errors with their stacks. A link that leads to itself
 * doesn't end the dev server: only the watcher of files met it.
 */
export function printAuthorErrors(): void {
  if (isPrinting) {
    return;
  }
  isPrinting = true;
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (error, promise) => {
    const link = linkReport(error);
    const report = link ?? toAuthorReport(error);
    if (report !== undefined) {
      console.error(`\n${report}\n`);
    }
    if (link !== undefined && process.env.NODE_ENV === 'development') {
      return;
    }
    if (report !== undefined) {
      process.exit(1);
    }
    others.forEach((listener) => listener(error, promise));
  });
}
