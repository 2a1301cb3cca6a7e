import { withSchemes } from './checkPalette';
import { readSelector } from './checkSelector';
import { cleanComponents } from './checkComponents';
import { refuseDeclaration } from './checkDeclaration';
import { cleanStyles, type Report } from './checkStyles';
import { isSafeCss, isSafeKey, MESSAGES } from './checkText';
import {
  isObject,
  isThemeFunction,
  mapObject,
  type Json,
  type JsonObject,
  type Problem,
  type ThemeDocument,
} from './types';

export interface CheckedDocument {
  readonly document: ThemeDocument;
  /** What makes the theme invalid. */
  readonly errors: readonly Problem[];
  /** What was left out. */
  readonly dropped: readonly Problem[];
}

const MAX_DEPTH = 40;

/** Numbers from which Material UI computes all others. */
const BOUNDS: ReadonlyMap<string, readonly [min: number, max: number]> = new Map([
  ['spacing', [0, 100]],
  ['typography.fontSize', [1, 100]],
  ['typography.htmlFontSize', [1, 100]],
]);
const MAX_NUMBER = 10_000_000;

function isInBounds(path: string, value: number): boolean {
  const [min, max] = BOUNDS.get(path) ?? [-MAX_NUMBER, MAX_NUMBER];
  return value >= min && value <= max;
}

/** Keeps plain data: texts, numbers, switches, lists, and objects. */
function cleanData(value: unknown, path: string, report: Report, depth = 0): Json | undefined {
  const drop = (text: string) => report(path, text);
  if (depth > MAX_DEPTH) {
    return drop(MESSAGES.deep);
  }
  if (isThemeFunction(value)) {
    // Elsewhere, Material UI expects no function, or one that is its own.
    return path === 'spacing' ? value : drop(MESSAGES.function);
  }
  switch (typeof value) {
    case 'string':
      return isSafeCss(value) ? value : drop(MESSAGES.text);
    case 'number':
      return isInBounds(path, value) ? value : drop(MESSAGES.range);
    case 'boolean':
      return value;
    default:
  }
  if (value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return (value as readonly unknown[])
      .map((item, index) => cleanData(item, `${path}.${index}`, report, depth + 1))
      .filter((item) => item !== undefined);
  }
  return isObject(value)
    ? mapEntries(value, path, report, (item, place) => cleanData(item, place, report, depth + 1))
    : drop(MESSAGES.kind);
}

/** An object of what `read` keeps of each value. */
function mapEntries(
  object: JsonObject,
  path: string,
  report: Report,
  read: (item: Json, place: string, key: string) => Json | undefined,
): JsonObject {
  return mapObject(object, (item, key) => {
    const place = path ? `${path}.${key}` : key;
    // Selectors are part of styles that themes keep for applications.
    return isSafeKey(key) || readSelector(key) !== null
      ? read(item, place, key)
      : report(place, MESSAGES.key);
  });
}

/** Objects whose own objects are styles, such as `typography.h1` and `mixins.toolbar`. */
const STYLE_GROUPS = ['typography', 'mixins'];
/** Options with which Material UI can be given other functions. */
const INTERNAL = /^(?:unstable_|vars$)/;

function cleanOption(key: string, value: Json, report: Report): Json | undefined {
  if (INTERNAL.test(key)) {
    return report(key, MESSAGES.key);
  }
  if (key === 'components' && isObject(value)) {
    return cleanComponents(value, report);
  }
  if (STYLE_GROUPS.includes(key) && isObject(value)) {
    return mapEntries(value, key, report, (item, place) =>
      typeof item === 'object' && item !== null && !isThemeFunction(item)
        ? cleanStyles(item, place, report)
        : cleanData(item, place, report),
    );
  }
  if (key === 'shadows' && Array.isArray(value)) {
    return (value as readonly Json[]).map((shadow, index) => {
      const problem = refuseDeclaration('boxShadow', shadow);
      if (problem !== null) {
        report(`${key}.${index}`, problem);
      }
      // Each elevation keeps its place.
      return problem === null ? shadow : 'none';
    });
  }
  return cleanData(value, key, report);
}

/** The value at a path such as `shape.borderRadius`. */
export function valueAt(document: Json | undefined, path: string): Json | undefined {
  return path
    .split('.')
    .reduce<Json | undefined>((value, key) => (isObject(value) ? value[key] : undefined), document);
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
  if (isThemeFunction(value)) {
    return 'function';
  }
  return Array.isArray(value) ? 'array' : typeof value;
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
 * rest far enough for Material UI to compute with it. Keeps only what styles the
 * components, because a theme can come from a link.
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
  const report: Report = (path, message) => {
    dropped.push({ path, message });
    return undefined;
  };
  const kept = mapEntries(value, '', report, (item, _place, key) => cleanOption(key, item, report));
  const document = withSchemes(kept, errors, report);
  checkShapes(document, errors);
  return { document, errors, dropped };
}
