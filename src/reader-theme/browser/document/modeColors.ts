import type { JsonObject } from './types';

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
