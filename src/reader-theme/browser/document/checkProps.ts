import data from '@site/data/theme-props.json';
import { cleanStyles, type Report } from './checkStyles';
import { isSafeCss, isSafeText, MESSAGES } from './checkText';
import { isModeColors } from './modeColors';
import { isObject, isThemeFunction, mapObject, type Json } from './types';

/** The kinds of a component's props by name, such as `large medium small` or `*boolean`. */
type Kinds = ReadonlyMap<string, readonly string[]>;

const kindsIn = (groups: Readonly<Record<string, string>>): [string, readonly string[]][] =>
  Object.entries(groups).flatMap(([kinds, names]) =>
    names.split(' ').map((name): [string, readonly string[]] => [name, kinds.split(' ')]),
  );

const COMPONENTS = new Map<string, Readonly<Record<string, string>>>(
  Object.entries(data as Readonly<Record<string, Readonly<Record<string, string>>>>),
);

/** The props of all components, for the parts of one (`slotProps`). */
let anyComponent: Map<string, readonly string[]> | undefined;

function kindsOfParts(): Kinds {
  if (!anyComponent) {
    anyComponent = new Map();
    for (const [name, kinds] of [...COMPONENTS.values()].flatMap(kindsIn)) {
      anyComponent.set(name, [...new Set([...(anyComponent.get(name) ?? []), ...kinds])]);
    }
  }
  return anyComponent;
}

/** Numbers that are too small or large would render without end. The first name that fits counts. */
const BOUNDS: readonly (readonly [name: RegExp, min: number, max: number])[] = [
  [/^(?:step|shiftStep|precision)$/, 0.5, 1000],
  [/^(?:min|max)$/, -500, 500],
  [/^timeStep$/, 5, 720],
  [/^(?:minutesStep|hours|minutes|seconds)$/, 1, 60],
  [/^fixedWeekNumber$/, 1, 10],
  [/^(?:rows|minRows|maxRows|cols)$/, 1, 50],
  [/^pageSize/, 1, 100],
  [/^(?:row|item|header|column)\w*height$/i, 16, 500],
  [/(?:^width|^height|Size|Px|Threshold|Width|Height|Radius)$/, 0, 2000],
  [/(?:delay|duration|ms|timeout|enter|exit|appear)$/i, 0, 60_000],
];
const DEFAULT_BOUNDS = [/^/, 0, 100] as const;

/** A rating renders a star for each, and the other props of this name are limits of a slider. */
const MAX_RATING = 20;

function isInBounds(name: string, value: number, component: string): boolean {
  const [, min, max] = BOUNDS.find(([pattern]) => pattern.test(name)) ?? DEFAULT_BOUNDS;
  return value >= min && value <= (component === 'MuiRating' ? MAX_RATING : max);
}

/** Choices that a theme can add to: colors, variants, and sizes of its own. */
const OPEN_CHOICE = /^(?:color|variant|size)$/;
const WORD = /^[A-Za-z][\w-]{0,50}$/;
/** The longest text that readers see, in characters. */
const MAX_TEXT = 200;
const MAX_LIST = 50;

interface Prop {
  readonly component: string;
  readonly name: string;
  readonly kinds: readonly string[];
}

/** A switch, number, choice, or text. */
function isPlain(value: unknown, { component, name, kinds }: Prop): boolean {
  switch (typeof value) {
    case 'boolean':
      return kinds.includes('*boolean');
    case 'number':
      return (
        kinds.includes(String(value)) ||
        (kinds.includes('*number') && isInBounds(name, value, component))
      );
    case 'string':
      return (
        (isSafeText(value) && kinds.includes(value) && !value.startsWith('*')) ||
        (OPEN_CHOICE.test(name) && WORD.test(value) && isSafeText(value)) ||
        (kinds.includes('*text') && isSafeText(value) && value.length <= MAX_TEXT)
      );
    default:
      return value === null;
  }
}

/** An object of switches, numbers, and names, such as `{ vertical: 'top' }`. */
const isOptions = (value: unknown, component: string) =>
  isObject(value) &&
  Object.entries(value).every(
    ([name, item]) =>
      WORD.test(name) &&
      isSafeText(name) &&
      (typeof item === 'string'
        ? WORD.test(item) && isSafeText(item)
        : isPlain(item, { component, name, kinds: ['*boolean', '*number'] })),
  );

const isList = (value: unknown, { component, name }: Prop) =>
  Array.isArray(value) &&
  value.length <= MAX_LIST &&
  value.every((item: unknown) =>
    typeof item === 'string'
      ? WORD.test(item) && isSafeText(item)
      : isPlain(item, { component, name, kinds: ['*number'] }),
  );

/** The texts of a language, by key. */
const isTexts = (value: unknown) =>
  isObject(value) &&
  Object.entries(value).every(
    ([name, item]) =>
      WORD.test(name) && isSafeText(name) && typeof item === 'string' && isSafeText(item),
  );

function readColors(value: unknown): Json | undefined {
  const isColors = (list: unknown) =>
    Array.isArray(list) &&
    list.length <= MAX_LIST &&
    list.every((item) => typeof item === 'string' && isSafeCss(item));
  if (isThemeFunction(value)) {
    return value;
  }
  const isValid = isModeColors(value)
    ? isColors(value.light) && isColors(value.dark)
    : isColors(value);
  return isValid ? (value as Json) : undefined;
}

function cleanProp(value: unknown, prop: Prop, path: string, report: Report): Json | undefined {
  const { component, kinds } = prop;
  const has = (kind: string) => kinds.includes(kind);
  if (has('*styles') && typeof value === 'object') {
    return cleanStyles(value, path, report);
  }
  if (has('*parts') && isObject(value)) {
    return cleanParts(value, component, path, report);
  }
  const colors = has('*colors') ? readColors(value) : undefined;
  const isKept =
    isPlain(value, prop) ||
    (has('*options') && isOptions(value, component)) ||
    (has('*list') && isList(value, prop)) ||
    (has('*texts') && isTexts(value));
  if (!isKept && colors === undefined) {
    const isNumber = typeof value === 'number' && has('*number');
    return report(path, isNumber ? MESSAGES.range : MESSAGES.value);
  }
  return colors ?? (value as Json);
}

function cleanGroup(
  props: Readonly<Record<string, unknown>>,
  component: string,
  kinds: Kinds,
  path: string,
  report: Report,
): Record<string, Json> {
  return mapObject(props, (value, name) => {
    const place = `${path}.${name}`;
    const known = kinds.get(name);
    return known
      ? cleanProp(value, { component, name, kinds: known }, place, report)
      : report(place, MESSAGES.prop);
  });
}

/** Parts of parts are left out. */
const withoutParts = (kinds: Kinds): Kinds =>
  new Map([...kinds].filter(([, kind]) => !kind.includes('*parts')));

/** Props of parts: `{ input: { size: 'small' } }` in `slotProps`, or `{ size: 'small' }`. */
function cleanParts(
  value: Readonly<Record<string, unknown>>,
  component: string,
  path: string,
  report: Report,
): Json {
  const parts = withoutParts(kindsOfParts());
  if (!/(?:slotProps|componentsProps)$/.test(path)) {
    return cleanGroup(value, component, parts, path, report);
  }
  return mapObject(value, (props, slot) => {
    const place = `${path}.${slot}`;
    return WORD.test(slot) && isSafeText(slot) && isObject(props) && !isThemeFunction(props)
      ? cleanGroup(props, component, parts, place, report)
      : report(place, MESSAGES.value);
  });
}

/**
 * Keeps the default props that only change how a component looks or what its texts say: those in
 * `data/theme-props.json`, with values that the component accepts.
 */
export function cleanProps(
  value: Readonly<Record<string, unknown>>,
  component: string,
  path: string,
  report: Report,
): Json {
  const known = new Map(kindsIn(COMPONENTS.get(component) ?? {}));
  return cleanGroup(value, component, known, path, report);
}
