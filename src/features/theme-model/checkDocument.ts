import { normalizeColor } from '@site/src/shared/color';
import { checkDefaultScheme, checkPaletteMode } from '@site/src/shared/color/checkScheme';
import { isExpression } from './checkExpression';
import { readModeColors } from './modeColors';
import { isStyleFunction, type StyleFunction } from './styleFunction';
import type { Json, JsonObject, ThemeDocument } from './types';

/** A part of a theme that is wrong or can't be kept. */
export interface Problem {
  /** Such as `palette.primary.main`. */
  readonly path: string;
  readonly message: string;
}

export interface CheckedDocument {
  readonly document: ThemeDocument;
  /** What makes the theme invalid. */
  readonly errors: readonly Problem[];
  /** What was left out. */
  readonly dropped: readonly Problem[];
}

/** Properties with which a theme from a link could load or run something. */
const UNSAFE_KEY =
  /^(?:__proto__|constructor|prototype|dangerouslySetInnerHTML|innerHTML|srcDoc|srcdoc|src|srcSet|href|xlinkHref|formAction|poster|ping|component|components|slots|as|is|ref|on[A-Z].*)$/;

/** Text that would end its declaration, or load something. */
const UNSAFE_TEXT = /[{}<;\\]|url\s*\(|image-set\s*\(|expression\s*\(|javascript:|@import/i;

/** Rules that apply outside of the component. */
const GLOBAL_RULE = /^@(?!media|container|supports)|[{};<]/;

const MAX_DEPTH = 40;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const message = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A style function without unsafe text, also in parts that form it together. */
function checkFunction(style: StyleFunction): Json | null {
  const texts: string[] = [];
  JSON.stringify(style.$fn, (_key, part: unknown) => {
    if (typeof part === 'string') {
      texts.push(part);
    }
    return part;
  });
  return isExpression(style) && ![...texts, texts.join('')].some((text) => UNSAFE_TEXT.test(text))
    ? style
    : null;
}

/** Removes what a theme can't contain as data. */
export function clean(
  value: unknown,
  path: string,
  dropped: Problem[],
  depth = 0,
): Json | undefined {
  const drop = (text: string) => {
    dropped.push({ path, message: text });
    return undefined;
  };
  if (depth > MAX_DEPTH) {
    return drop('It is nested too deeply.');
  }
  if (typeof value === 'string') {
    return UNSAFE_TEXT.test(value)
      ? drop('A text with braces, semicolons, or an address of a file is not kept.')
      : value;
  }
  if (typeof value === 'number') {
    return Number.isFinite(value) ? value : drop('It is not a finite number.');
  }
  if (typeof value === 'boolean' || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return value
      .map((item, index) => clean(item, `${path}.${index}`, dropped, depth + 1))
      .filter((item) => item !== undefined);
  }
  if (isStyleFunction(value)) {
    return (
      readModeColors(value) ??
      checkFunction(value) ??
      drop('The function does more than compute styles.')
    );
  }
  if (!isObject(value)) {
    return drop('It is neither text, a number, a list, nor an object.');
  }
  const entries: [string, Json][] = [];
  for (const [key, item] of Object.entries(value)) {
    const place = path ? `${path}.${key}` : key;
    const isAddress = (key === 'action' || key === 'data') && typeof item === 'string';
    const isOption = path === '' && key === 'components';
    if (!isOption && (isAddress || UNSAFE_KEY.test(key) || GLOBAL_RULE.test(key))) {
      dropped.push({ path: place, message: 'It could load, run, or restyle something else.' });
    } else {
      const kept = clean(item, place, dropped, depth + 1);
      if (kept !== undefined) {
        entries.push([key, kept]);
      }
    }
  }
  return Object.fromEntries(entries);
}

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

/** Colors in one form: a palette per color scheme. */
function withSchemes(options: JsonObject, errors: Problem[]): JsonObject {
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

/** The type of each option that Material UI computes with. */
const SHAPES: readonly (readonly [path: string, types: readonly string[], expected: string])[] = [
  ['spacing', ['number', 'string', 'array', 'function'], 'a number of px, a text, or a list'],
  ['shape', ['object'], 'an object'],
  ['shape.borderRadius', ['number', 'string'], 'a number of px or a text'],
  ['typography', ['object'], 'an object'],
  ['typography.fontFamily', ['string'], 'a text'],
  ['typography.fontSize', ['number'], 'a number of px'],
  ['typography.htmlFontSize', ['number'], 'a number of px'],
  ['components', ['object'], 'an object'],
];

function typeOf(value: Json): string {
  if (isStyleFunction(value)) {
    return 'function';
  }
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The value at a path such as `shape.borderRadius`. */
export function valueAt(document: Json | undefined, path: string): Json | undefined {
  return path
    .split('.')
    .reduce<Json | undefined>((value, key) => (isObject(value) ? value[key] : undefined), document);
}

function checkShapes(document: JsonObject, errors: Problem[]): void {
  for (const [path, types, expected] of SHAPES) {
    const value = valueAt(document, path);
    if (value !== undefined && !types.includes(typeOf(value))) {
      errors.push({
        path,
        message: `${path} must be ${expected}, but is ${JSON.stringify(value)}.`,
      });
    }
  }
  const components = document.components;
  for (const [name, component] of Object.entries(isObject(components) ? components : {})) {
    for (const part of ['defaultProps', 'styleOverrides'] as const) {
      const value = isObject(component) ? component[part] : component;
      if (value !== undefined && !isObject(value)) {
        const path = `components.${name}.${part}`;
        errors.push({
          path,
          message: `${path} must be an object, but is ${JSON.stringify(value)}.`,
        });
      }
    }
  }
}

/**
 * Checks the options of a theme: colors, palettes, and schemes by the rules of the site, and the
 * rest far enough for Material UI to compute with it. Removes whatever could do more than style.
 */
export function checkDocument(value: unknown): CheckedDocument {
  const errors: Problem[] = [];
  const dropped: Problem[] = [];
  if (!isObject(value)) {
    return {
      document: {},
      dropped,
      errors: [{ path: '', message: 'The options of a theme must be an object.' }],
    };
  }
  const document = withSchemes(clean(value, '', dropped) as JsonObject, errors);
  checkShapes(document, errors);
  return { document, errors, dropped };
}
