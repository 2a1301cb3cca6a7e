import type { PaletteMode } from '../tokens';

const MODES: readonly PaletteMode[] = ['light', 'dark'];

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
