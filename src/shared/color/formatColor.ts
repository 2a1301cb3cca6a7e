import { parseColor, type ParsedColor } from './parseColor';

/**
 * The color in a form that every part of Material UI reads correctly: comma syntax for `rgb` and
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
 * Checks a color and gives it back in a form that is safe to hand to Material UI.
 * @throws {ColorError}
 */
export function normalizeColor(color: string, where?: string): string {
  return formatColor(parseColor(color, where));
}
