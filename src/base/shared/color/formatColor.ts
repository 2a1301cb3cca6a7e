import { parseColor, type ParsedColor } from './parseColor';

/**
 * Formats a color so that every part of Material UI parses it correctly: commas for `rgb` and
 * `hsl`, spaces for `color()`.
 */
export function formatColor({ alpha, ...color }: ParsedColor): string {
  const [first, second, third] = color.channels;
  if (color.type === 'color') {
    const suffix = alpha === 1 ? '' : ` /${alpha}`;
    return `color(${color.space} ${first} ${second} ${third}${suffix})`;
  }
  const channels =
    color.type === 'rgb'
      ? `${Math.round(first)}, ${Math.round(second)}, ${Math.round(third)}`
      : `${first}, ${second}%, ${third}%`;
  return alpha === 1 ? `${color.type}(${channels})` : `${color.type}a(${channels}, ${alpha})`;
}

/**
 * Checks a color and returns it in a form that Material UI supports.
 *
 * @throws {ColorError}
 */
export function normalizeColor(color: string, where?: string): string {
  return formatColor(parseColor(color, where));
}
