/**
 * A translucent shade of a color, for subtle backgrounds. It also works for the theme's CSS
 * variables, which JavaScript can't compute with.
 */
export function tint(color: string, percent: number): string {
  return `color-mix(in srgb, ${color} ${percent}%, transparent)`;
}
