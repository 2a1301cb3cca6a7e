import type { ThemeDocument } from './types';

/** The version of the stored form. Increase it when an older site can't read a newer theme. */
const VERSION = 1;

/** The longest theme that is stored, shared, or pasted, in characters. */
export const MAX_LENGTH = 200_000;

/** The stored form of a theme. */
export function writeTheme(options: ThemeDocument): string {
  return JSON.stringify({ version: VERSION, options });
}

/**
 * Reads the stored form.
 *
 * @throws with the reason if it isn't one
 */
export function readTheme(text: string): unknown {
  if (text.length > MAX_LENGTH) {
    throw new Error('The theme is too long.');
  }
  let stored: { version?: unknown; options?: unknown } | null;
  try {
    stored = JSON.parse(text) as typeof stored;
  } catch {
    throw new Error('The stored theme is not valid JSON.');
  }
  if (stored?.version !== VERSION) {
    throw new Error(
      `The theme has the version ${String(stored?.version)}; this site reads ${VERSION}.`,
    );
  }
  return stored.options;
}
