import type { PaletteMode } from '../tokens';
import { normalizeColor } from './formatColor';

/** One color of a palette as configuration or a reader gives it. */
export interface PaletteColorInput {
  readonly main?: string;
  readonly light?: string;
  readonly dark?: string;
  readonly contrastText?: string;
  readonly 500?: string;
}

/** A color scheme as configuration or a reader gives it. */
export interface ColorSchemeInput {
  readonly mode?: string;
  readonly colors?: Readonly<Record<string, PaletteColorInput>>;
}

/** A scheme whose every color Material UI reads correctly. */
export interface CheckedScheme {
  readonly mode: PaletteMode;
  readonly colors: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const MODES: readonly PaletteMode[] = ['light', 'dark'];

/**
 * Checks a scheme before it reaches Material UI, which accepts broken hex colors, misreads the
 * space syntax and only logs an unknown mode.
 *
 * @param where what the scheme is called in error messages, such as `colorSchemes.sepia`.
 * @throws naming the part that is wrong and what is expected.
 */
export function checkColorScheme(scheme: ColorSchemeInput, where: string): CheckedScheme {
  const colors = Object.entries(scheme.colors ?? {}).map(([name, color]) => [
    name,
    checkPaletteColor(color, `${where}.${name}`),
  ]);
  return {
    mode: checkPaletteMode(scheme.mode ?? 'light', `${where}.mode`),
    colors: Object.fromEntries(colors) as CheckedScheme['colors'],
  };
}

/** @throws unless the mode is `light` or `dark`. */
export function checkPaletteMode(mode: string, where: string): PaletteMode {
  const known = MODES.find((candidate) => candidate === mode);
  if (!known) {
    throw new Error(
      `Unsupported palette mode ${JSON.stringify(mode)} in ${where}: expected "light" or "dark".`,
    );
  }
  return known;
}

function checkPaletteColor(color: PaletteColorInput, where: string): Record<string, string> {
  if (color.main === undefined && color[500] === undefined) {
    throw new Error(
      `The color ${where} has neither "main" nor the shade 500, so there is nothing to derive the others from. ` +
        'Add one of them.',
    );
  }
  return Object.fromEntries(
    Object.entries(color).map(([shade, value]) => {
      const place = `${where}.${shade}`;
      if (typeof value !== 'string') {
        throw new Error(
          `The color ${place} must be text such as "#0077cc", but is ${JSON.stringify(value)}.`,
        );
      }
      return [shade, normalizeColor(value, place)];
    }),
  );
}

/**
 * Checks which scheme is the default.
 * @throws when it is not one of the schemes.
 */
export function checkDefaultScheme(schemes: readonly string[], name: string): string {
  if (!schemes.includes(name)) {
    throw new Error(
      `The default color scheme "${name}" does not exist: there are ${schemes.join(', ') || 'none'}. ` +
        'Define it or choose one of these.',
    );
  }
  return name;
}
