import { normalizeColor } from '@site/src/base/shared/color';
import { checkDefaultScheme, checkPaletteMode } from '@site/src/base/shared/color/checkScheme';
import { isObject, type Json, type JsonObject, type Problem } from './types';

const message = (error: unknown) => (error instanceof Error ? error.message : String(error));

const INTENTS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];

function checkPalette(palette: JsonObject, path: string, errors: Problem[]): JsonObject {
  const attempt = <T>(place: string, check: () => T): T | undefined => {
    try {
      return check();
    } catch (error) {
      errors.push({ path: place, message: message(error) });
      return undefined;
    }
  };
  const color = (value: Json, place: string): Json =>
    attempt(place, () => {
      if (typeof value !== 'string') {
        throw new Error(
          `The color ${place} must be text such as "#0077cc", but is ${JSON.stringify(value)}.`,
        );
      }
      const normalized = normalizeColor(value, place);
      // Hex colors stay as written, because Material UI can read all of them.
      return value.startsWith('#') ? value : normalized;
    }) ?? value;
  const isColor = (key: string, value: Json) =>
    typeof value === 'string' ? !key.endsWith('Channel') : key === 'main';

  return Object.fromEntries(
    Object.entries(palette).map(([key, value]) => {
      const place = `${path}.${key}`;
      if (key === 'mode') {
        attempt(place, () => checkPaletteMode(value as string, place));
        return [key, value];
      }
      if (!isObject(value)) {
        const isNumber = typeof value === 'number' && /Threshold$|Offset$/.test(key);
        return [key, isNumber ? value : color(value, place)];
      }
      if (INTENTS.includes(key) && value.main === undefined && value[500] === undefined) {
        errors.push({
          path: place,
          message: `The color ${place} has neither "main" nor the shade 500, so there is nothing to derive the others from. Add one of them.`,
        });
      }
      return [
        key,
        Object.fromEntries(
          Object.entries(value).map(([shade, item]) => [
            shade,
            isColor(shade, item) ? color(item, `${place}.${shade}`) : item,
          ]),
        ),
      ];
    }),
  );
}

const SURFACES = ['background', 'text', 'divider', 'action', 'common'];

/**
 * Colors in one form: a palette per color scheme. A palette without a mode, backgrounds, or text
 * colors applies to both, although `createTheme()` would make it light: it only names brand colors,
 * and demos would otherwise stay light on dark pages.
 */
export function withSchemes(options: JsonObject, errors: Problem[]): JsonObject {
  const { palette, colorSchemes, defaultColorScheme, ...rest } = options;
  const schemes: Record<string, JsonObject> = {};
  if (isObject(colorSchemes)) {
    for (const [name, scheme] of Object.entries(colorSchemes)) {
      if (scheme === true || isObject(scheme)) {
        const own = isObject(scheme) ? scheme : {};
        const colors = isObject(own.palette) ? own.palette : {};
        schemes[name] = {
          ...own,
          palette: checkPalette(colors, `colorSchemes.${name}.palette`, errors),
        };
      }
    }
  }
  if (isObject(palette)) {
    const checked = checkPalette(palette, 'palette', errors);
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
      const names = Object.keys(schemes);
      checkDefaultScheme(names.length > 0 ? names : ['light'], String(defaultColorScheme));
    } catch (error) {
      errors.push({ path: 'defaultColorScheme', message: message(error) });
    }
  }
  return {
    ...rest,
    ...(Object.keys(schemes).length > 0 && { colorSchemes: schemes }),
    ...(defaultColorScheme !== undefined && { defaultColorScheme }),
  };
}
