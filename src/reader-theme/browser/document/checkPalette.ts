import names from 'color-name';
import { errorMessage } from '@site/src/base/shared/errorMessage';
import { normalizeColor } from '@site/src/base/shared/color';
import { checkDefaultScheme, checkPaletteMode } from '@site/src/base/shared/color/checkScheme';
import type { Report } from './checkStyles';
import { isObject, mapObject, type Json, type JsonObject, type Problem } from './types';

const INTENTS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];
const SURFACES = ['background', 'text', 'divider', 'action', 'common'];
/** The colors of an intent with which Material UI computes. */
const SHADES = /^(?:main|light|dark|contrastText|\d+|A\d+)$/;

/** Names of CSS as channels, because components compute with the colors of a palette. */
function fromName(value: string): string | undefined {
  if (value === 'transparent') {
    return 'rgba(0, 0, 0, 0)';
  }
  const key = value.toLowerCase();
  const channels = Object.hasOwn(names, key) ? names[key as keyof typeof names] : undefined;
  return channels && `rgb(${channels.join(', ')})`;
}

interface PaletteChecks {
  readonly errors: Problem[];
  readonly report: Report;
}

/** Colors of Material UI must be colors. Others are for the reader's own styles. */
function checkPalette(
  palette: JsonObject,
  path: string,
  { errors, report }: PaletteChecks,
): JsonObject {
  const fail = (place: string, text: string) => errors.push({ path: place, message: text });

  /** @returns `undefined` for one that is left out */
  const color = (value: Json, place: string, isIntent: boolean): Json | undefined => {
    if (typeof value !== 'string') {
      if (isIntent) {
        fail(
          place,
          `The color ${place} must be text such as "#0077cc", but is ${JSON.stringify(value)}.`,
        );
      }
      return value;
    }
    try {
      const normalized = normalizeColor(isIntent ? value : (fromName(value) ?? value), place);
      // Hex colors stay as written, because Material UI can read all of them.
      return value.startsWith('#') ? value : normalized;
    } catch (error) {
      if (isIntent) {
        fail(place, errorMessage(error));
        return value;
      }
      return report(place, errorMessage(error));
    }
  };

  const group = (key: string, colors: JsonObject, place: string): JsonObject => {
    const isIntent = INTENTS.includes(key);
    if (isIntent && colors.main === undefined && colors[500] === undefined) {
      fail(
        place,
        `The color ${place} has neither "main" nor the shade 500, so there is nothing to derive the others from. Add one of them.`,
      );
    }
    const isKnown = isIntent ? (name: string) => SHADES.test(name) : () => SURFACES.includes(key);
    return mapObject(colors, (value, name) => {
      const isColor = isKnown(name) && (isIntent || typeof value === 'string');
      return isColor ? color(value, `${place}.${name}`, isIntent) : value;
    });
  };

  return mapObject(palette, (value, key) => {
    const place = `${path}.${key}`;
    if (key === 'mode') {
      try {
        checkPaletteMode(value as string, place);
      } catch (error) {
        fail(place, errorMessage(error));
      }
      return value;
    }
    if (isObject(value)) {
      return group(key, value, place);
    }
    const isColor = INTENTS.includes(key) || key === 'divider';
    return isColor ? color(value, place, key !== 'divider') : value;
  });
}

/**
 * Colors in one form: a palette per color scheme. A palette without a mode, backgrounds, or text
 * colors applies to both, although `createTheme()` would make it light: it only names brand colors,
 * and demos would otherwise stay light on dark pages.
 */
export function withSchemes(options: JsonObject, errors: Problem[], report: Report): JsonObject {
  const checks = { errors, report };
  const { palette, colorSchemes, defaultColorScheme, ...rest } = options;
  const schemes: Record<string, JsonObject> = {};
  if (isObject(colorSchemes)) {
    for (const [name, scheme] of Object.entries(colorSchemes)) {
      if (scheme === true || isObject(scheme)) {
        const own = isObject(scheme) ? scheme : {};
        const colors = isObject(own.palette) ? own.palette : {};
        schemes[name] = {
          ...own,
          palette: checkPalette(colors, `colorSchemes.${name}.palette`, checks),
        };
      }
    }
  }
  if (isObject(palette)) {
    const checked = checkPalette(palette, 'palette', checks);
    const { mode, ...colors } = checked;
    const isNeutral =
      mode === undefined &&
      Object.keys(schemes).length === 0 &&
      !SURFACES.some((key) => key in colors);
    const targets = isNeutral ? ['light', 'dark'] : [mode === 'dark' ? 'dark' : 'light'];
    for (const name of targets) {
      const before = schemes[name]?.palette;
      schemes[name] = {
        ...schemes[name],
        palette: { ...(isObject(before) && before), ...colors },
      };
    }
  }
  if (defaultColorScheme !== undefined) {
    try {
      const known = Object.keys(schemes);
      checkDefaultScheme(known.length > 0 ? known : ['light'], String(defaultColorScheme));
    } catch (error) {
      errors.push({ path: 'defaultColorScheme', message: errorMessage(error) });
    }
  }
  return {
    ...rest,
    ...(Object.keys(schemes).length > 0 && { colorSchemes: schemes }),
    ...(defaultColorScheme !== undefined && { defaultColorScheme }),
  };
}
