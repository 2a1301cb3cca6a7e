import { createTheme, type ThemeOptions } from '@mui/material/styles';
import type { PaletteMode } from '@site/src/base/shared/tokens';
import { checkDocument, valueAt } from './checkDocument';
import { cleanResult } from './checkStyles';
import { isModeColors } from './modeColors';
import { isStyleFunction, toFunction } from './styleFunction';
import { readTheme, writeTheme } from './themeText';
import { isObject, type Json, type ReaderTheme, type ThemeDocument } from './types';

const MODES: readonly PaletteMode[] = ['light', 'dark'];

/** Replaces the style functions in data by functions that can be called. */
function revive(value: Json): unknown {
  if (isStyleFunction(value)) {
    const style = toFunction(value);
    // Parts that are harmless alone can form a URL together.
    return (...values: readonly unknown[]) => cleanResult(style(...values));
  }
  if (Array.isArray(value)) {
    return value.map(revive);
  }
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, item]) => [
          key,
          key === 'colors' && isModeColors(item)
            ? (mode: unknown) => item[mode === 'dark' ? 'dark' : 'light']
            : revive(item),
        ]),
      )
    : value;
}

/** The options for one mode. Demos choose the direction and have no CSS variables. */
export function optionsFor(document: ThemeDocument, mode: PaletteMode): ThemeOptions {
  const {
    colorSchemes: _schemes,
    defaultColorScheme: _default,
    cssVariables: _variables,
    direction: _direction,
    ...rest
  } = document;
  const scheme = valueAt(document, `colorSchemes.${mode}`);
  const palette = valueAt(scheme, 'palette');
  return revive({
    ...rest,
    palette: { ...(isObject(palette) && palette), mode },
  }) as ThemeOptions;
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

/** Prepares a stored theme for use. An invalid one has an error and changes nothing. */
export function compileTheme(text: string): ReaderTheme {
  try {
    const checked = checkDocument(readTheme(text));
    const { document, dropped } = checked;
    const [first] = checked.errors;
    if (first) {
      return invalid(text, first.message, document);
    }
    const options = { light: optionsFor(document, 'light'), dark: optionsFor(document, 'dark') };
    const backgrounds = {
      light: createTheme(options.light).palette.background.default,
      dark: createTheme(options.dark).palette.background.default,
    };
    return {
      text,
      document,
      key: writeTheme(document),
      dropped,
      isStopped: false,
      error: null,
      onlyMode: onlyModeOf(document),
      backgrounds,
      options,
    };
  } catch (error) {
    return invalid(text, error instanceof Error ? error.message : String(error));
  }
}

/** A theme that isn't applied, because the page stopped responding with it. */
export function stopTheme({ text, document, key }: ReaderTheme): ReaderTheme {
  const error = 'The page stopped responding with this theme.';
  return { ...invalid(text, error, document), key, isStopped: true };
}

function invalid(text: string, error: string, document: ThemeDocument = {}): ReaderTheme {
  return {
    text,
    document,
    key: writeTheme(document),
    dropped: [],
    isStopped: false,
    error,
    onlyMode: undefined,
    backgrounds: { light: undefined, dark: undefined },
    options: { light: { palette: { mode: 'light' } }, dark: { palette: { mode: 'dark' } } },
  };
}
