export { checkDocument, isObject, valueAt } from './checkDocument';
export type { CheckedDocument, Problem } from './checkDocument';
export { compileTheme, onlyModeOf, optionsFor } from './compileTheme';
export { themeModule, themeTokens, withTheme } from './exportTheme';
export { BINARY_OPERATORS, HELPER_NAMES, THEME_FUNCTIONS } from './checkExpression';
export { isStyleFunction } from './styleFunction';
export { MAX_LENGTH, readTheme, writeTheme } from './themeText';
export type { Json, JsonObject, ReaderTheme, ThemeDocument } from './types';
export { withoutFunctions } from './withoutFunctions';
