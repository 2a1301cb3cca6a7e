/**
 * A translucent shade of a color, for quiet backgrounds. It also works for the theme's CSS
 * variables, which JavaScript cannot calculate with.
 */
export function tint(color: string, percent: number): string {
  return `color-mix(in srgb, ${color} ${percent}%, transparent)`;
}
