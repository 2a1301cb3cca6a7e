import { isObject, isTheme, made, type Made, type Options } from './makers';
import { nameOfStandIn } from './standIn';
import type { AnyFunction } from './toData';

/** Something that can be the theme. */
export interface Candidate {
  /** Such as `theme` or `getTheme(mode)`. */
  readonly name: string;
  readonly file: string;
  /** How a module of an application gets it; `null` if the file doesn't export it. */
  readonly code: { readonly import: string; readonly light: string; readonly dark: string } | null;
  /** The options or theme for each mode. They are the same one unless the code makes two. */
  readonly light: Options | null;
  readonly dark: Options | null;
}

const OPTIONS =
  /^(?:palette|colorSchemes|typography|components|shape|spacing|breakpoints|mixins|shadows|transitions|zIndex|overrides|props)$/;

const isOptions = (value: unknown): value is Options =>
  isTheme(value) ||
  (isObject(value) &&
    Object.keys(value).some((key) => OPTIONS.test(key)) &&
    !('type' in value && 'props' in value && Object.keys(value).length === 2));

const modeOf = (value: Options): unknown =>
  isObject(value.palette) ? value.palette.mode : undefined;

type Found = Omit<Candidate, 'file' | 'code'> & {
  readonly access: readonly [string, string, string];
};

const single = (name: string, value: Options): Found => ({
  name,
  light: value,
  dark: value,
  access: [name, name, name],
});

/** Arguments with which a function could make a light and a dark theme. */
const ARGUMENTS: readonly (readonly [unknown, unknown])[] = [
  ['light', 'dark'],
  [{ mode: 'light' }, { mode: 'dark' }],
  [false, true],
];

function attempt(make: AnyFunction, argument: unknown): Options | null {
  try {
    const result = make(argument);
    return isOptions(result) ? result : null;
  } catch (error) {
    if (String(error).includes('interrupted')) {
      throw error;
    }
    return null;
  }
}

/** The theme that a function makes, for the first kind of argument with which its mode differs. */
function ofFunction(name: string, make: AnyFunction): Found | null {
  let first: Found | null = null;
  for (const [light, dark] of make.length === 0 ? ARGUMENTS.slice(0, 1) : ARGUMENTS) {
    const made = { light: attempt(make, light), dark: attempt(make, dark) };
    if (made.light && made.dark) {
      const write = (argument: unknown) =>
        make.length === 0
          ? `${name}()`
          : `${name}(${typeof argument === 'object' ? `{ mode: '${argument === light ? 'light' : 'dark'}' }` : typeof argument === 'string' ? `'${argument}'` : String(argument)})`;
      const found: Found = {
        name: make.length === 0 ? `${name}()` : `${name}(mode)`,
        ...made,
        access: [name, write(light), write(dark)],
      };
      if (modeOf(made.light) !== modeOf(made.dark)) {
        return found;
      }
      first ??= make.length === 0 ? { ...found, dark: made.light } : found;
    }
  }
  return first;
}

/** Renders a component as far as its theme. */
function render(component: AnyFunction): void {
  try {
    component({ children: null });
  } catch {
    // What it made until then counts.
  }
}

function ofExport(name: string, value: unknown): readonly Found[] {
  if (value === null || value === undefined || nameOfStandIn(value)) {
    return [];
  }
  if (isOptions(value)) {
    return [single(name, value)];
  }
  if (typeof value === 'function') {
    const own = (value as AnyFunction).name;
    const isComponent = /^[A-Z]/.test(name) || /^[A-Z]/.test(own);
    const found = isComponent ? null : ofFunction(name, value as AnyFunction);
    if (!found) {
      render(value as AnyFunction);
    }
    return found ? [found] : [];
  }
  // Such as `export const themes = { light, dark }`.
  return isObject(value)
    ? Object.keys(value).flatMap((key) => {
        const item = value[key];
        return isOptions(item)
          ? [
              {
                ...single(`${name}.${key}`, item),
                access: [name, `${name}.${key}`, `${name}.${key}`] as const,
              },
            ]
          : [];
      })
    : [];
}

/** A light and a dark theme of one file are one theme. */
function pairOf(candidates: readonly Candidate[]): Candidate | null {
  const themes = candidates.filter(({ light, dark }) => light === dark);
  const of = (mode: string) =>
    themes.filter(({ light }) => light && (modeOf(light) ?? 'light') === mode);
  const [light, otherLight] = of('light');
  const [dark, otherDark] = of('dark');
  return light && dark && !otherLight && !otherDark && light.file === dark.file
    ? {
        name: `${light.name} + ${dark.name}`,
        file: light.file,
        code: light.code &&
          dark.code && {
            import: `${light.code.import}, ${dark.code.import}`,
            light: light.code.light,
            dark: dark.code.light,
          },
        light: light.light,
        dark: dark.light,
      }
    : null;
}

/** What the modules of the reader export or make, the most likely theme first. */
export function findCandidates(modules: ReadonlyMap<string, Options>): readonly Candidate[] {
  const seen = new Set<unknown>();
  const seenExports = new Set<unknown>();
  const isNew = (value: unknown) => !seenExports.has(value) && seenExports.add(value);
  const exported = [...modules].flatMap(([file, exports]) =>
    Object.keys(exports)
      // A theme that is also the default export has its name.
      .sort((a, b) => Number(a === 'default') - Number(b === 'default'))
      .filter((name) => isNew(exports[name]))
      .flatMap((name) => ofExport(name, exports[name]))
      .filter(({ light }) => !seen.has(light) && seen.add(light))
      .map(({ access: [name, light, dark], ...found }): Candidate => ({
        ...found,
        file,
        code: { import: name, light, dark },
      })),
  );
  const candidates =
    exported.length > 0
      ? exported
      : made
          .filter(
            ({ theme, place }, index) =>
              !seen.has(theme) && made.findIndex((other) => other.place === place) === index,
          )
          .map(ofMade);
  const pair = pairOf(candidates);
  const rank = ({ name, light }: Candidate) =>
    (/^(?:theme|default)$/i.test(name) ? 0 : 2) + (light && isTheme(light) ? 0 : 1);
  const sorted = candidates
    .map((candidate, index) => ({ candidate, index }))
    .sort((a, b) => rank(a.candidate) - rank(b.candidate) || a.index - b.index)
    .map(({ candidate }) => candidate);
  return pair ? [pair, ...sorted] : sorted;
}

const ofMade = ({ theme, place }: Made): Candidate => ({
  name: `createTheme(), ${place.replace(/^.*:/, 'line ')}`,
  file: place.replace(/:\d+$/, ''),
  code: null,
  light: theme,
  dark: theme,
});
