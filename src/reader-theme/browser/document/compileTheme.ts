import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { errorMessage } from '@site/src/base/shared/errorMessage';
import type { PaletteMode } from '@site/src/base/shared/tokens';
import type { ThemeRun } from '../sandbox';
import { withChanges } from './changes';
import { checkDocument, valueAt } from './checkDocument';
import { cleanResult } from './checkStyles';
import { isModeColors } from './modeColors';
import { NO_THEME, readEntry, writeTheme } from './themeText';
import {
  isObject,
  isThemeFunction,
  mapObject,
  type Json,
  type Problem,
  type ReaderTheme,
  type StoredTheme,
  type ThemeDocument,
} from './types';

const MODES: readonly PaletteMode[] = ['light', 'dark'];

type Call = (id: number, values: readonly unknown[]) => unknown;

/** Replaces the functions in data by functions that can be called. */
function revive(value: Json, call: Call, of = ''): unknown {
  if (isThemeFunction(value)) {
    // Nothing that the sandbox hands over is trusted.
    return (...values: readonly unknown[]) => cleanResult(call(value.$fn, values), of);
  }
  if (Array.isArray(value)) {
    return value.map((item: Json) => revive(item, call, of));
  }
  return isObject(value)
    ? mapObject(value, (item, key) =>
        key === 'colors' && isModeColors(item)
          ? (mode: unknown) => item[mode === 'dark' ? 'dark' : 'light']
          : revive(item, call, key),
      )
    : value;
}

const IGNORE: Call = () => undefined;

/**
 * The options for one mode. Demos choose the direction and have no CSS variables.
 *
 * @param run the sandbox of the functions. Default: they return nothing.
 */
export function optionsFor(
  document: ThemeDocument,
  mode: PaletteMode,
  run: ThemeRun | null = null,
): ThemeOptions {
  const {
    colorSchemes: _schemes,
    defaultColorScheme: _default,
    cssVariables: _variables,
    direction: _direction,
    ...rest
  } = document;
  const scheme = valueAt(document, `colorSchemes.${mode}`);
  const palette = valueAt(scheme, 'palette');
  const call: Call = run ? (id, values) => run.call(id, values, document.spacing) : IGNORE;
  return revive(
    { ...rest, palette: { ...(isObject(palette) && palette), mode } },
    call,
  ) as ThemeOptions;
}

/** The only mode of a theme, if it doesn't have both. */
export function onlyModeOf(document: ThemeDocument): PaletteMode | undefined {
  const schemes = document.colorSchemes;
  if (!isObject(schemes)) {
    return undefined;
  }
  const modes = MODES.filter((mode) => mode in schemes);
  return modes.length === 1 ? modes[0] : undefined;
}

/** Leaves out what a missing package would have provided. */
function withoutMissing(value: Json, path: string, dropped: Problem[]): Json | undefined {
  if (Array.isArray(value)) {
    return (value as readonly Json[])
      .map((item, index) => withoutMissing(item, `${path}.${index}`, dropped))
      .filter((item) => item !== undefined);
  }
  if (!isObject(value)) {
    return value;
  }
  if (typeof value.$missing === 'string') {
    dropped.push({ path, message: `It comes from ${value.$missing}, which isn't here.` });
    return undefined;
  }
  return mapObject(value, (item, key) =>
    withoutMissing(item, path ? `${path}.${key}` : key, dropped),
  );
}

/** One document for both modes: what differs between them in other options is that of `light`. */
function merged(light: ThemeDocument, dark: ThemeDocument): ThemeDocument {
  const schemes = mapObject({ light, dark }, (document, mode) =>
    valueAt(document, `colorSchemes.${mode}`),
  );
  return Object.keys(schemes).length > 0 ? { ...light, colorSchemes: schemes } : light;
}

function indexOf({ pick }: StoredTheme, run: ThemeRun): number {
  return Math.max(
    0,
    run.candidates.findIndex(({ name }) => name === pick),
  );
}

/** The theme with what its files were when they ran. */
function withRun(stored: StoredTheme, run: ThemeRun): StoredTheme {
  const index = indexOf(stored, run);
  const { code = null, file = '' } = run.candidates[index] ?? {};
  return {
    ...stored,
    found: run.options(index),
    entry: readEntry(code && { ...code, file }, stored.files),
  };
}

/** Prepares a theme for use. An invalid one has an error and changes nothing. */
export function compileTheme(input: StoredTheme, run: ThemeRun | null = null): ReaderTheme {
  let stored = input;
  try {
    stored = run ? withRun(input, run) : input;
    return compile(stored, run);
  } catch (error) {
    return invalid(stored, [{ path: '', message: errorMessage(error) }], run);
  }
}

function compile(stored: StoredTheme, run: ThemeRun | null): ReaderTheme {
  const dropped: Problem[] = [];
  const errors: Problem[] = [];
  const check = (value: unknown): ThemeDocument => {
    const checked = checkDocument(value);
    dropped.push(...checked.dropped);
    errors.push(...checked.errors);
    return checked.document;
  };
  const hasChanges = Object.keys(stored.changes).length > 0;
  const read = (raw: Json) => {
    const original = check(withoutMissing(raw, '', dropped));
    const document = hasChanges ? check(withChanges(original, stored.changes)) : original;
    return { original, document };
  };
  const light = read(stored.found?.light ?? {});
  const isTwo = stored.found?.dark != null;
  const dark = isTwo ? read(stored.found.dark) : light;
  if (errors.length > 0) {
    return { ...invalid(stored, errors, run), dropped };
  }
  const options = {
    light: optionsFor(light.document, 'light', run),
    dark: optionsFor(dark.document, 'dark', run),
  };
  const document = isTwo ? merged(light.document, dark.document) : light.document;
  return {
    text: writeTheme(stored),
    stored,
    document,
    original: isTwo ? merged(light.original, dark.original) : light.original,
    key: JSON.stringify([light.document, isTwo ? dark.document : null]),
    dropped: unique(dropped),
    isStopped: false,
    error: null,
    errors,
    onlyMode: onlyModeOf(document),
    backgrounds: {
      light: createTheme(options.light).palette.background.default,
      dark: createTheme(options.dark).palette.background.default,
    },
    options,
    run,
  };
}

/** Each once, although both modes have it. */
const unique = (problems: readonly Problem[]) => [
  ...new Map(problems.map((problem) => [`${problem.path} ${problem.message}`, problem])).values(),
];

/** A theme that isn't applied, because the page stopped responding with it. */
export function stopTheme(theme: ReaderTheme): ReaderTheme {
  const message = 'The page stopped responding with this theme.';
  const { document, original, key, text } = theme;
  return {
    ...invalid(theme.stored, [{ path: '', message }], theme.run),
    document,
    original,
    key,
    text,
    isStopped: true,
  };
}

/** A theme with an error, which changes nothing. */
export function invalid(
  stored: StoredTheme,
  errors: readonly Problem[],
  run: ThemeRun | null = null,
): ReaderTheme {
  return {
    text: writeTheme(stored),
    stored,
    document: {},
    original: {},
    key: '',
    dropped: [],
    isStopped: false,
    error: errors[0]?.message ?? '',
    errors: unique(errors),
    onlyMode: undefined,
    backgrounds: { light: undefined, dark: undefined },
    options: { light: { palette: { mode: 'light' } }, dark: { palette: { mode: 'dark' } } },
    run,
  };
}

/** The theme of a text that can't be read. */
export const unreadable = (text: string, error: unknown): ReaderTheme => ({
  ...invalid(NO_THEME, [{ path: '', message: errorMessage(error) }]),
  text,
});
