import type { ThemeOptions } from '@mui/material/styles';
import type { PaletteMode } from '@site/src/base/shared/tokens';

/** A value of a theme document. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A part of a theme that is wrong or can't be kept. */
export interface Problem {
  /** Such as `palette.primary.main`. */
  readonly path: string;
  readonly message: string;
}

/**
 * The options of a theme as plain data: what readers paste is parsed and never run, because a theme
 * can come from a link. Colors are in `colorSchemes.<mode>.palette`; without color
 * schemes, Material UI's defaults apply. A style function is `{ $fn: [parameters, expression] }`.
 */
export type ThemeDocument = JsonObject;

/** The reader's theme, ready for use. */
export interface ReaderTheme {
  /** The stored text, which identifies it. */
  readonly text: string;
  readonly document: ThemeDocument;
  /** The document as text, which identifies what is applied. */
  readonly key: string;
  /** What was left out of the stored text. */
  readonly dropped: readonly Problem[];
  /** Whether it isn't applied because the page stopped responding with it. */
  readonly isStopped: boolean;
  /** What is wrong and where. A theme with an error isn't applied. */
  readonly error: string | null;
  /** The only mode of the theme, if it doesn't have both. */
  readonly onlyMode: PaletteMode | undefined;
  /** The background of the page in each mode. */
  readonly backgrounds: Readonly<Record<PaletteMode, string | undefined>>;
  readonly options: Readonly<Record<PaletteMode, ThemeOptions>>;
}
