import { parseHex } from './parseHex';
import { parseChannels } from './parseChannels';

/** The color spaces of `color()`, as in Material UI. */
const COLOR_SPACES = ['srgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec-2020'] as const;
export type ColorSpace = (typeof COLOR_SPACES)[number];

/** A checked color. */
export type ParsedColor =
  | {
      /** Red, green, and blue from 0 to 255. */
      readonly type: 'rgb';
      readonly channels: readonly [number, number, number];
      readonly alpha: number;
    }
  | {
      /** Hue in degrees; saturation and lightness in percent. */
      readonly type: 'hsl';
      readonly channels: readonly [number, number, number];
      readonly alpha: number;
    }
  | {
      /** Three numbers from 0 to 1 in the given space. */
      readonly type: 'color';
      readonly space: ColorSpace;
      readonly channels: readonly [number, number, number];
      readonly alpha: number;
    };

/** An invalid color, with the reason and the accepted forms. */
export class ColorError extends Error {
  override readonly name = 'ColorError';

  constructor(color: string, where: string | undefined, reason: string) {
    const place = where ? ` in ${where}` : '';
    super(
      `Unsupported color ${JSON.stringify(color)}${place}: ${reason}.\n` +
        'Use #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla() or color().',
    );
  }
}

/**
 * Parses a color from the configuration or a reader. Stricter than Material UI, which accepts any
 * text after `#` and misreads the space-separated syntax.
 *
 * @param where what the color is for, such as `palette.primary.main`; part of the error message
 * @throws {ColorError}
 */
export function parseColor(color: string, where?: string): ParsedColor {
  function fail(reason: string): never {
    throw new ColorError(color, where, reason);
  }
  if (color !== color.trim()) {
    fail('it has spaces around it');
  }
  if (color.startsWith('#')) {
    return { type: 'rgb', ...parseHex(color, fail) };
  }
  const match = /^([a-z]+)\((.*)\)$/i.exec(color);
  if (!match) {
    fail('it is neither a hex color nor a color function');
  }
  const [, name = '', body = ''] = match;
  switch (name.toLowerCase()) {
    case 'rgb':
    case 'rgba':
      return { type: 'rgb', ...parseChannels(body, RGB, fail) };
    case 'hsl':
    case 'hsla':
      return { type: 'hsl', ...parseChannels(body, HSL, fail) };
    case 'color':
      return parseColorFunction(body, fail);
    default:
      return fail(`the function ${name}() is not supported`);
  }
}

const RGB = [
  { name: 'red', max: 255, percent: 'scaled' },
  { name: 'green', max: 255, percent: 'scaled' },
  { name: 'blue', max: 255, percent: 'scaled' },
] as const;

const HSL = [
  { name: 'hue', max: Infinity, percent: 'never' },
  { name: 'saturation', max: 100, percent: 'same' },
  { name: 'lightness', max: 100, percent: 'same' },
] as const;

const UNIT = [
  { name: 'first channel', max: 1, percent: 'scaled' },
  { name: 'second channel', max: 1, percent: 'scaled' },
  { name: 'third channel', max: 1, percent: 'scaled' },
] as const;

function parseColorFunction(body: string, fail: (reason: string) => never): ParsedColor {
  const [spaceName = '', ...rest] = body.trim().split(/\s+/);
  const space = COLOR_SPACES.find((known) => known === spaceName);
  if (!space) {
    return fail(
      `${JSON.stringify(spaceName)} is not one of the color spaces ${COLOR_SPACES.join(', ')}`,
    );
  }
  return { type: 'color', space, ...parseChannels(rest.join(' '), UNIT, fail) };
}
