import type { ThemeOptions } from '@mui/material/styles';
import type { PaletteMode } from '@site/src/base/shared/tokens';
import type { RawOptions, ThemeFile, ThemeRun } from '../sandbox';

/** A value of a theme document. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object of what `read` makes of each value, without what it leaves out. */
export function mapObject<Value, Kept>(
  object: Readonly<Record<string, Value>>,
  read: (value: Value, key: string) => Kept | undefined,
): Record<string, Kept> {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]): [string, Kept][] => {
      const kept = read(value, key);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}

/** A part of a theme that is wrong or can't be kept. */
export interface Problem {
  /** Such as `palette.primary.main`. */
  readonly path: string;
  readonly message: string;
  /** The line of the reader's file, such as `theme.ts:12`. */
  readonly place?: string;
}

/** A function of a theme, by its number in the sandbox. */
export type ThemeFunction = { readonly $fn: number };

export const isThemeFunction = (value: unknown): value is ThemeFunction =>
  isObject(value) && typeof value.$fn === 'number';

/**
 * The options of a theme as plain data. Colors are in `colorSchemes.<mode>.palette`; without color
 * schemes, Material UI's defaults apply.
 */
export type ThemeDocument = JsonObject;

/** A theme as it is stored and shared: the reader's own files, and what they changed in the studio. */
export interface StoredTheme {
  /** Empty for a theme that was made in the studio. */
  readonly files: readonly ThemeFile[];
  /** The name of the candidate that is the theme. Default: the most likely one. */
  readonly pick: string | null;
  /** The changes on top of the files. `null` is Material UI's default instead of the files' value. */
  readonly changes: ThemeDocument;
  /** What the files were when they ran, so that a theme without functions needs no sandbox. */
  readonly found: RawOptions | null;
  /** How the files export the theme, if they do and have run. */
  readonly entry: ThemeEntry | null;
}

/** How a module gets the theme from the reader's files. */
export interface ThemeEntry {
  readonly file: string;
  /** The names to import. */
  readonly import: string;
  /** The expression of each mode. */
  readonly light: string;
  readonly dark: string;
}

/** The reader's theme, ready for use. */
export interface ReaderTheme {
  /** The stored text, which identifies it. */
  readonly text: string;
  readonly stored: StoredTheme;
  /** The options of both modes with all changes. */
  readonly document: ThemeDocument;
  /** The options without the changes. */
  readonly original: ThemeDocument;
  /** What is applied, as text. */
  readonly key: string;
  /** What was left out, by its path. */
  readonly dropped: readonly Problem[];
  /** Whether it isn't applied because the page stopped responding with it. */
  readonly isStopped: boolean;
  /** What is wrong and where. A theme with an error isn't applied. */
  readonly error: string | null;
  /** Everything that is wrong. */
  readonly errors: readonly Problem[];
  /** The only mode of the theme, if it doesn't have both. */
  readonly onlyMode: PaletteMode | undefined;
  /** The background of the page in each mode. */
  readonly backgrounds: Readonly<Record<PaletteMode, string | undefined>>;
  readonly options: Readonly<Record<PaletteMode, ThemeOptions>>;
  /** The sandbox with its functions, if it needed one. */
  readonly run: ThemeRun | null;
}
