import * as styles from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';

// Taken before the reader's code runs, which could replace it.
const { stringify } = JSON;

export type Options = Record<string, unknown>;

/** A theme that the reader's code made. */
export interface Made {
  readonly theme: Options;
  /** Such as `theme.ts:4`. */
  readonly place: string;
}

/** The options of each theme. */
const optionsOf = new WeakMap<object, Options>();
export const made: Made[] = [];

export const isObject = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A theme has what Material UI computes, also if it was copied or changed later. */
export const isTheme = (value: unknown): value is Options =>
  isObject(value) &&
  isObject(value.palette) &&
  isObject(value.typography) &&
  typeof value.spacing === 'function' &&
  isObject(value.breakpoints) &&
  typeof value.breakpoints.up === 'function';

/** The line of the reader's file that called a function of Material UI. */
function placeOfCaller(): string {
  const lines = new Error().stack?.split('\n') ?? [];
  const found = lines.map((line) => /\(?([^\s():]+\.[jt]sx?:\d+)/.exec(line)?.[1]);
  return found.find((place) => place !== undefined) ?? '';
}

type Maker = (options?: object, ...others: object[]) => object;

/** Themes with colors that Material UI refuses. The page says which, and why. */
const refused = new WeakSet<object>();

function makeAnyway(make: Maker, options: object, others: readonly object[]): Options {
  try {
    return make(options, ...others) as Options;
  } catch (error) {
    const { palette: _palette, colorSchemes: _schemes, ...rest } = options as Options;
    if (
      String(error).includes('interrupted') ||
      Object.keys(rest).length === Object.keys(options).length
    ) {
      throw error;
    }
    const theme = make(rest, ...others) as Options;
    refused.add(theme);
    return theme;
  }
}

/** Remembers from which options a theme is made, because everything else is derived from them. */
function remember(make: Maker): Maker {
  return (options = {}, ...others) => {
    const theme = makeAnyway(make, options, others);
    const all = [options, ...others].map((part) => readOptions(part as Options));
    const merged = all.reduce((first, part) => deepmerge(first, part));
    const own = make === adapt ? styles.adaptV4Theme(merged as never) : merged;
    optionsOf.set(theme, own as Options);
    made.push({ theme, place: placeOfCaller() });
    return theme;
  };
}

const create = styles.createTheme as unknown as Maker;

export const createTheme = remember(create);
/** Of Material UI 4, whose options have other names. */
const adapt: Maker = (options = {}) => create(styles.adaptV4Theme(options as never));
export const createMuiTheme = remember(adapt);
export const extendTheme = remember(((options = {}) =>
  create({ cssVariables: true, ...options })) as Maker);

/** The fonts of the theme that it is given differ afterwards, its options don't. */
export const responsiveFontSizes: typeof styles.responsiveFontSizes = (theme, options) => {
  const result = styles.responsiveFontSizes(theme, options);
  optionsOf.set(result, optionsOf.get(theme) ?? {});
  return result;
};

/** What depends on the other options, or is made for variables. */
const DERIVED = new Set(['vars', 'colorSchemes', 'components', 'unstable_sxConfig', 'direction']);

/** The plain values of `actual` that `expected` doesn't have. */
function difference(expected: unknown, actual: unknown): unknown {
  if (typeof actual === 'function' || actual === undefined) {
    return undefined;
  }
  if (!isObject(expected) || !isObject(actual)) {
    return stringify(expected) === stringify(actual) ? undefined : actual;
  }
  const entries = Object.keys(actual).flatMap((key): [string, unknown][] => {
    const part = difference(expected[key], actual[key]);
    return part === undefined ? [] : [[key, part]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * The options of a theme: those that it was made of, and what was changed in it afterwards, such as
 * by `responsiveFontSizes()` or an assignment.
 */
export function readOptions(value: Options): Options {
  if (!isTheme(value)) {
    return optionsOf.get(value) ?? value;
  }
  if (refused.has(value)) {
    return optionsOf.get(value) ?? {};
  }
  const mode = (value.palette as Options).mode;
  const { typography, ...known } = optionsOf.get(value) ?? { palette: { mode } };
  // A function gets the palette, so only its result is known here.
  const options =
    typeof typography === 'function'
      ? known
      : { ...known, ...(typography !== undefined && { typography }) };
  const expected = create(options) as Options;
  const hasVariables = isObject(value.vars) || isObject(options.colorSchemes);
  const changed = Object.keys(value).filter(
    (key) =>
      !DERIVED.has(key) &&
      !(hasVariables && key === 'palette') &&
      !/^(?:unstable_|generate|get|to|font$|rootSelector)/.test(key),
  );
  const later = Object.fromEntries(
    changed.flatMap((key): [string, unknown][] => {
      const part = difference(expected[key], value[key]);
      return part === undefined ? [] : [[key, part]];
    }),
  );
  const spacing = value.spacing as (factor: number) => unknown;
  const isSpaced = spacing(1) !== (expected.spacing as typeof spacing)(1);
  return {
    ...deepmerge(options, later),
    ...(isSpaced && { spacing }),
    ...(isObject(value.components) &&
      Object.keys(value.components).length > 0 && { components: value.components }),
  };
}
