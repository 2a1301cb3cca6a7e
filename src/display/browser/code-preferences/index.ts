export { CodePreferencesProvider } from './CodePreferencesProvider';
export type { CodePreferenceControl } from './CodePreferencesProvider';
export { CODE_STYLING_NAMES, CODE_VARIANTS } from './codePreference';
export type { CodePreference, CodeVariant } from './codePreference';
export { useCodePreferences } from './useCodePreferences';
