import { toUnitRgb } from './contrast';
import { parseColor } from './parseColor';

/**
 * The opaque color that a translucent one has on a background, as `#rrggbb`.
 *
 * @param background an opaque color. Default: white.
 * @throws {ColorError}
 */
export function flattenColor(color: string, background = '#ffffff'): string {
  const parsed = parseColor(color);
  const below = toUnitRgb(parseColor(background));
  const hex = toUnitRgb(parsed).map((channel, index) => {
    const mixed = channel * parsed.alpha + (below[index] ?? 0) * (1 - parsed.alpha);
    return Math.round(mixed * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
}
