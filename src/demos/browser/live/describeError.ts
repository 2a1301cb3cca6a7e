/**
 * What a line of a stack says about edited code, which is named by its file: Chrome's `at Demo
 * (Bars.tsx:5:9)` and `at Bars.tsx:5:9`, and `Demo@Bars.tsx:5:9` of Firefox and Safari.
 */
const PLACE = /(?:[\s(@]|^)([\w.-]+\.[jt]sx?):(\d+):\d+\)?$/m;

/** The lines that `new Function` puts before the code. */
const HEADER_LINES = 2;

/** What the compiler says about invalid code. */
const SYNTAX_ERROR = /^Error transforming ([\w.-]+): (.*) \((\d+):\d+\)$/s;

/** Code can throw anything, also what throws when it is read. */
function readError(error: unknown): { readonly message: string; readonly stack: string } {
  try {
    return error instanceof Error
      ? { message: String(error.message), stack: String(error.stack) }
      : { message: String(error), stack: '' };
  } catch {
    return { message: 'The code threw a value that has no text.', stack: '' };
  }
}

function placeOf(error: unknown): string | null {
  const [, file, line] = PLACE.exec(readError(error).stack) ?? [];
  return file === undefined ? null : `${file}:${Number(line) - HEADER_LINES}`;
}

/** Whether edited code is where the error was thrown, or called what threw it. */
export const isOfEditedCode = (error: unknown) => placeOf(error) !== null;

/** The message of an error of edited code, with the line if it is known: `No rows (Bars.tsx:5)`. */
export function describeError(error: unknown): string {
  const { message } = readError(error);
  if (SYNTAX_ERROR.test(message)) {
    return message.replace(SYNTAX_ERROR, '$2 ($1:$3)');
  }
  const place = placeOf(error);
  return place === null ? message : `${message} (${place})`;
}

/** The line that a description names, starting from 1; `null` if it is in another file. */
export function lineOfError(description: string | null, fileName: string): number | null {
  const [, file, line] = /\(([\w.-]+):(\d+)\)$/.exec(description ?? '') ?? [];
  return file === fileName ? Number(line) : null;
}
