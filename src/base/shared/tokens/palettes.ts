/**
 * The brand's color scales. Each shade is an opaque `hsl()`, and lightness decreases from 50 to
 * 900.
 */

export const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
export type Shade = (typeof SHADES)[number];
export type ColorScale = Readonly<Record<Shade, string>>;

/** Hue in degrees, saturation and lightness in percent. */
function hsl(hue: number, saturation: number, lightness: number): string {
  return `hsl(${hue}, ${saturation}%, ${lightness}%)`;
}

/** A scale with a constant hue and saturation. */
function monochrome(
  hue: number,
  saturation: number,
  lightness: Readonly<Record<Shade, number>>,
): ColorScale {
  const entries = SHADES.map((shade) => [shade, hsl(hue, saturation, lightness[shade])]);
  return Object.fromEntries(entries) as Record<Shade, string>;
}

/**
 * Accent: links, focus, the active item. The main color is 500 in light mode and 400 in dark mode.
 */
export const blue = monochrome(210, 100, {
  50: 96,
  100: 90,
  200: 80,
  300: 70,
  400: 60,
  500: 45,
  600: 42,
  700: 38,
  800: 30,
  900: 23,
});

/** The neutral colors of the dark scheme; 900 is the page. */
export const blueGrey = monochrome(210, 14, {
  50: 94,
  100: 88,
  200: 70,
  300: 61,
  400: 44,
  500: 32,
  600: 22,
  700: 14,
  800: 10,
  900: 7,
});

/** The neutral colors of the light scheme. */
export const grey = monochrome(215, 15, {
  50: 97,
  100: 94,
  200: 89,
  300: 82,
  400: 72,
  500: 56,
  600: 43,
  700: 34,
  800: 22,
  900: 12,
});

export const red: ColorScale = {
  50: hsl(355, 98, 97),
  100: hsl(355, 95, 93),
  200: hsl(355, 94, 86),
  300: hsl(355, 92, 76),
  400: hsl(355, 90, 67),
  500: hsl(355, 85, 56),
  600: hsl(355, 80, 47),
  700: hsl(355, 80, 40),
  800: hsl(355, 78, 31),
  900: hsl(355, 75, 22),
};

export const green: ColorScale = {
  50: hsl(144, 75, 96),
  100: hsl(144, 72, 88),
  200: hsl(144, 68, 77),
  300: hsl(144, 63, 63),
  400: hsl(144, 60, 50),
  500: hsl(144, 70, 38),
  600: hsl(144, 78, 30),
  700: hsl(144, 84, 24),
  800: hsl(144, 88, 18),
  900: hsl(144, 90, 12),
};

/** Shifts from yellow to amber as it darkens, because dark yellow looks olive. */
export const yellow: ColorScale = {
  50: hsl(48, 100, 95),
  100: hsl(48, 100, 87),
  200: hsl(48, 100, 76),
  300: hsl(48, 98, 64),
  400: hsl(48, 96, 53),
  500: hsl(44, 96, 44),
  600: hsl(40, 95, 36),
  700: hsl(36, 94, 29),
  800: hsl(36, 92, 22),
  900: hsl(36, 90, 15),
};

export const palettes = { blue, blueGrey, grey, red, green, yellow } as const;
