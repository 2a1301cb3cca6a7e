import { readStorage } from '@site/src/base/shared/safeStorage';
import { DRAFT_KEY, READER_THEME_KEY } from '@site/src/base/shared/storageKeys';
import {
  checkDocument,
  compileTheme,
  readTheme,
  writeTheme,
  type Problem,
  type ThemeDocument,
} from '@site/src/reader-theme/browser/document';

/** The initial content of the studio. */
export interface SavedTheme {
  readonly document: ThemeDocument;
  /** The options of a stored theme with an error, for the reader to correct. */
  readonly broken: string | null;
  /** What was left out of the stored theme. */
  readonly dropped: readonly Problem[];
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
 * Reads a theme that was written with `writeTheme`.
 *
 * @returns `null` if it is invalid
 */
export function readDocument(text: string): ThemeDocument | null {
  return readChecked(text)?.document ?? null;
}

function readChecked(text: string): Pick<SavedTheme, 'document' | 'dropped'> | null {
  try {
    const { document, dropped, errors } = checkDocument(readTheme(text));
    return errors.length === 0 && compileTheme(writeTheme(document)).error === null
      ? { document, dropped }
      : null;
  } catch {
    return null;
  }
}

/** Reads the theme that is on, or else the one that the reader last worked on. */
export function readSavedTheme(): SavedTheme {
  const active = readStorage(READER_THEME_KEY);
  const text = active ?? readStorage(DRAFT_KEY);
  const saved = text === null ? { document: {}, dropped: [] } : readChecked(text);
  return saved === null
    ? { document: {}, broken: active === null ? null : optionsText(active), dropped: [] }
    : { ...saved, broken: null };
}
