export { changesBetween } from './changes';
export { checkDocument, valueAt } from './checkDocument';
export type { CheckedDocument } from './checkDocument';
export { compileTheme, onlyModeOf, optionsFor, stopTheme } from './compileTheme';
export { changesCode, themeFiles, themeModule, themeTokens, withTheme } from './exportTheme';
export { openText, openTheme, textForLink, warmUp } from './openTheme';
export {
  isEmpty,
  MAX_LENGTH,
  MAX_SOURCE,
  NO_THEME,
  plainTheme,
  readTheme,
  writeTheme,
} from './themeText';
export { toFileName } from './themeText';
export { isObject } from './types';
export type { Json, JsonObject, Problem, ReaderTheme, StoredTheme, ThemeDocument } from './types';
