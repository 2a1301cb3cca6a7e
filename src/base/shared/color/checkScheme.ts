import type { PaletteMode } from '../tokens';
import { normalizeColor } from './formatColor';

/** A palette color from the configuration or a reader. */
export interface PaletteColorInput {
  readonly main?: string;
  readonly light?: string;
  readonly dark?: string;
  readonly contrastText?: string;
  readonly 500?: string;
}

/** A color scheme from the configuration or a reader. */
export interface ColorSchemeInput {
  readonly mode?: string;
  readonly colors?: Readonly<Record<string, PaletteColorInput>>;
}

/** A scheme with colors that Material UI parses correctly. */
export interface CheckedScheme {
  readonly mode: PaletteMode;
  readonly colors: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const MODES: readonly PaletteMode[] = ['light', 'dark'];

/**
 * Checks a scheme before it reaches Material UI, which accepts invalid hex colors, misreads the
 * space syntax, and only logs an unknown mode.
 *
 * @param where the name of the scheme in error messages, such as `colorSchemes.sepia`
 * @throws an error that names the invalid part and what is expected
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

/** @throws unless the mode is `light` or `dark` */
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
 * Checks the name of the default scheme.
 *
 * @throws if it isn't one of the schemes
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
