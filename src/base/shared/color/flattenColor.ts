import { decomposeColor, hslToRgb } from '@mui/system/colorManipulator';
import { formatColor } from './formatColor';
import { parseColor, type ParsedColor } from './parseColor';

/** A color in a form that Material UI computes with. It doesn't know negative hues. */
function forMaterial(color: ParsedColor): string {
  if (color.type !== 'hsl') {
    return formatColor(color);
  }
  const [hue, saturation, lightness] = color.channels;
  return hslToRgb(formatColor({ ...color, channels: [(hue % 360) + 360, saturation, lightness] }));
}

/** Red, green, and blue from 0 to 1. The color spaces of `color()` count as sRGB, as in Material UI. */
function unitChannels(color: ParsedColor): readonly number[] {
  const { type, values } = decomposeColor(forMaterial(color));
  return values.slice(0, 3).map((value) => (type === 'color' ? value : value / 255));
}

/**
 * The opaque color that a translucent one has on a background, as `#rrggbb`.
 *
 * @param background an opaque color. Default: white.
 * @throws {ColorError}
 */
export function flattenColor(color: string, background = '#ffffff'): string {
  const parsed = parseColor(color);
  const below = unitChannels(parseColor(background));
  const hex = unitChannels(parsed).map((channel, index) => {
    const mixed = channel * parsed.alpha + (below[index] ?? 0) * (1 - parsed.alpha);
    return Math.round(mixed * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
}
