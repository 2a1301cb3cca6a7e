/** The reader's display preferences and how they are stored. Stored values are validated. */
import type { PaletteMode } from '../../base/shared/tokens';

export const MODES = ['light', 'dark', 'system'] as const;
/** The reader's choice; `system` follows the operating system. */
export type ColorModeChoice = (typeof MODES)[number];

export type Direction = 'ltr' | 'rtl';

export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** @returns the stored choice, or `system` for a missing or unknown value */
export function parseMode(stored: string | null): ColorModeChoice {
  return MODES.find((mode) => mode === stored) ?? 'system';
}

/** @returns the stored direction, or `ltr` for a missing or unknown value */
export function parseDirection(stored: string | null): Direction {
  return stored === 'rtl' ? 'rtl' : 'ltr';
}

/** @returns true only for the stored value `true` */
export function parseDense(stored: string | null): boolean {
  return stored === 'true';
}

/** The displayed mode for a choice. */
export function resolveMode(choice: ColorModeChoice, systemIsDark: boolean): PaletteMode {
  if (choice !== 'system') {
    return choice;
  }
  return systemIsDark ? 'dark' : 'light';
}
