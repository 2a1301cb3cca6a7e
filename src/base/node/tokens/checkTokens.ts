import { normalizeColor } from '../../shared/color';
import { checkColorScheme, checkDefaultScheme } from '../../shared/color/checkScheme';
import { palettes, semanticColors } from '../../shared/tokens';

/** The color scheme before a reader or their system chooses one. */
const DEFAULT_SCHEME = 'light';

/**
 * Checks every color of the tokens before they become custom properties and Material UI palettes:
 * browsers silently ignore an invalid color, and Material UI misinterprets it.
 *
 * @throws an error that names the color, its value, and what is expected
 */
export function checkTokens(
  schemes: Readonly<Record<string, object>> = semanticColors,
  colors: Readonly<Record<string, object>> = palettes,
): void {
  checkDefaultScheme(Object.keys(schemes), DEFAULT_SCHEME);
  for (const [mode, scheme] of Object.entries(schemes)) {
    checkColorScheme({ mode, colors }, `palettes.${mode}`);
    for (const [name, color] of Object.entries(scheme)) {
      normalizeColor(String(color), `semanticColors.${mode}.${name}`);
    }
  }
}
