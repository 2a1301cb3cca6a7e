/**
 * Parses a file that an author wrote.
 *
 * @param name the file in the error message
 * @throws an error that names the file and the mistake
 */
export function parseJson(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new Error(`${name} is not JSON: ${(cause as Error).message}. Correct the file.`, {
      cause,
    });
  }
}
