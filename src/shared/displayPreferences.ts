/** What a reader can choose about the display, and how it is stored. Stored text is never trusted. */
import type { PaletteMode } from './tokens';

export const MODES = ['light', 'dark', 'system'] as const;
/** What was chosen; `system` follows the operating system. */
export type ColorModeChoice = (typeof MODES)[number];

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Keys in localStorage. `mui-mode` is shared with every application that uses Material UI's own scheme. */
export const MODE_KEY = 'mui-mode';
export const DIRECTION_KEY = 'mui-direction';
export const DENSE_KEY = 'mui-dense';

export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** @returns the stored choice; `system` when there is none or it is not one of ours. */
export function parseMode(stored: string | null): ColorModeChoice {
  return MODES.find((mode) => mode === stored) ?? 'system';
}

/** @returns the stored direction; `ltr` when there is none or it is not one of ours. */
export function parseDirection(stored: string | null): Direction {
  return stored === 'rtl' ? 'rtl' : 'ltr';
}

/** @returns true only for the stored text `true`. */
export function parseDense(stored: string | null): boolean {
  return stored === 'true';
}

/** The mode that is shown for a choice. */
export function resolveMode(choice: ColorModeChoice, systemIsDark: boolean): PaletteMode {
  if (choice !== 'system') {
    return choice;
  }
  return systemIsDark ? 'dark' : 'light';
}
