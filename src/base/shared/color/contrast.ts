import { parseColor, type ParsedColor } from './parseColor';

/** The minimum contrast of text and its background (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/**
 * The relative luminance from 0 (black) to 1 (white), rounded to three decimals like Material UI's.
 * Ignores alpha.
 *
 * @throws {ColorError}
 */
export function getLuminance(color: string): number {
  const [red, green, blue] = toUnitRgb(parseColor(color)).map(linearize) as [
    number,
    number,
    number,
  ];
  return Number((0.2126 * red + 0.7152 * green + 0.0722 * blue).toFixed(3));
}

/** The contrast of two opaque colors, from 1 to 21. */
export function getContrastRatio(one: string, other: string): number {
  const [darker, lighter] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function linearize(value: number): number {
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/**
 * Red, green, and blue from 0 to 1. The wide color spaces of `color()` are treated as sRGB, as in
 * Material UI.
 */
export function toUnitRgb(color: ParsedColor): readonly number[] {
  switch (color.type) {
    case 'rgb':
      return color.channels.map((channel) => channel / 255);
    case 'hsl':
      return hslToUnitRgb(...color.channels);
    case 'color':
      return color.channels;
  }
}

function hslToUnitRgb(hue: number, saturation: number, lightness: number): readonly number[] {
  const light = lightness / 100;
  const amplitude = (saturation / 100) * Math.min(light, 1 - light);
  return [0, 8, 4].map((offset) => {
    const position = (((offset + hue / 30) % 12) + 12) % 12;
    const value = light - amplitude * Math.max(-1, Math.min(position - 3, 9 - position, 1));
    // Rounded to a step of 255, as on a screen.
    return Math.round(value * 255) / 255;
  });
}
