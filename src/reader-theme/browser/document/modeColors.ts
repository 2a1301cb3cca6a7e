import type { Json, JsonObject } from './types';

/** The colors of charts for each mode, which `colors` also accepts as `(mode) => …`. */
export interface ModeColors extends JsonObject {
  readonly light: readonly string[];
  readonly dark: readonly string[];
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

export function isModeColors(value: unknown): value is ModeColors {
  const { light, dark, ...others } = { ...(value as Partial<ModeColors>) };
  return isTexts(light) && isTexts(dark) && Object.keys(others).length === 0;
}

/** `(mode) => (mode === 'dark' ? dark : light)` as a style function. */
export function modeFunction({ light, dark }: ModeColors): Json {
  return {
    $fn: [
      ['mode'],
      ['?', ['===', ['name', 'mode'], 'dark'], ['array', ...dark], ['array', ...light]],
    ],
  };
}

/** Reads a style function of that form, which is nothing but data. */
export function readModeColors(value: Json): ModeColors | null {
  const { $fn } = { ...(value as { readonly $fn?: readonly unknown[] }) };
  const { 2: dark, 3: light } = { ...($fn?.[1] as readonly unknown[] | undefined) };
  const listed = (list: unknown) => (Array.isArray(list) ? (list as readonly Json[]).slice(1) : []);
  const colors: JsonObject = { light: listed(light), dark: listed(dark) };
  return isModeColors(colors) && JSON.stringify(modeFunction(colors)) === JSON.stringify(value)
    ? colors
    : null;
}
