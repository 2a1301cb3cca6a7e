import { readStorage } from '@site/src/base/shared/safeStorage';
import { DRAFT_KEY, READER_THEME_KEY } from '@site/src/base/shared/storageKeys';
import {
  compileTheme,
  NO_THEME,
  readTheme,
  type StoredTheme,
} from '@site/src/reader-theme/browser/document';

/** The initial content of the studio. */
export interface SavedTheme {
  readonly stored: StoredTheme;
  /** The options of a stored theme with an error, for the reader to correct. */
  readonly broken: string | null;
}

/** The options of a stored text, unchecked and formatted, or the text itself if it isn't JSON. */
function optionsText(text: string): string {
  try {
    const { options } = JSON.parse(text) as { options?: unknown };
    return JSON.stringify(options, null, 2) ?? text;
  } catch {
    return text;
  }
}

/**
 * Reads a theme that was written with `writeTheme`. What is wrong in files shows when they run.
 *
 * @returns `null` if it is invalid
 */
export function readStored(text: string): StoredTheme | null {
  try {
    const stored = readTheme(text);
    const isValid = stored.files.length > 0 || compileTheme(stored).error === null;
    return isValid ? stored : null;
  } catch {
    return null;
  }
}

/** Reads the theme that is on, or else the one that the reader last worked on. */
export function readSavedTheme(): SavedTheme {
  const active = readStorage(READER_THEME_KEY);
  const text = active ?? readStorage(DRAFT_KEY);
  const stored = text === null ? NO_THEME : readStored(text);
  return stored === null
    ? { stored: NO_THEME, broken: active === null ? null : optionsText(active) }
    : { stored, broken: null };
}
