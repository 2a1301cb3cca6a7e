import { normalizeColor } from '../../shared/color';
import { palettes, semanticColors } from '../../shared/tokens';

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
  for (const [group, sets] of Object.entries({ semanticColors: schemes, palettes: colors })) {
    for (const [set, values] of Object.entries(sets)) {
      for (const [name, color] of Object.entries(values)) {
        normalizeColor(String(color), `${group}.${set}.${name}`);
      }
    }
  }
}
