import { normalizeColor } from '../../shared/color';
import { checkColorScheme, checkDefaultScheme } from '../../shared/color/checkScheme';
import { palettes, semanticColors } from '../../shared/tokens';

/** What the page is in before a reader or their system chooses. */
const DEFAULT_SCHEME = 'light';

/**
 * Checks every color of the tokens before they become custom properties and Material UI's palettes:
 * a browser drops a broken one without a word, and Material UI misreads it.
 *
 * @throws naming the color, what it is and what is expected.
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
