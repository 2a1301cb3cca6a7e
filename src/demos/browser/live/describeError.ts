/**
 * What a line of a stack says about edited code, which is named by its file: Chrome's `at Demo
 * (Bars.tsx:5:9)` and `at Bars.tsx:5:9`, and `Demo@Bars.tsx:5:9` of Firefox and Safari.
 */
const PLACE = /(?:[\s(@]|^)([\w.-]+\.[jt]sx?):(\d+):\d+\)?$/m;

/** The lines that `new Function` puts before the code. */
const HEADER_LINES = 2;

function placeOf(error: unknown): string | null {
  const [, file, line] = PLACE.exec((error instanceof Error && error.stack) || '') ?? [];
  return file === undefined ? null : `${file}:${Number(line) - HEADER_LINES}`;
}

/** Whether edited code is where the error was thrown, or called what threw it. */
export const isOfEditedCode = (error: unknown) => placeOf(error) !== null;

/** The message of an error of edited code, with the line if it is known. */
export function describeError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const place = placeOf(error);
  return place === null ? message : `${message} (${place})`;
}
