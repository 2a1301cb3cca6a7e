import type { Channels } from './parseChannels';

/**
 * Parses `#rgb`, `#rgba`, `#rrggbb`, and `#rrggbbaa`. Alpha is rounded to three decimals, as in
 * Material UI.
 */
export function parseHex(color: string, fail: (reason: string) => never): Channels {
  const digits = color.slice(1);
  if (!/^[0-9a-f]*$/i.test(digits)) {
    fail('a hex color has only the digits 0-9 and a-f');
  }
  if (![3, 4, 6, 8].includes(digits.length)) {
    fail(`a hex color has 3, 4, 6 or 8 digits, this one has ${digits.length}`);
  }
  const pairs =
    digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) =>
    Number.parseInt(pair, 16),
  );
  return {
    channels: [red, green, blue],
    alpha: Math.round((alpha / 255) * 1000) / 1000,
  };
}
