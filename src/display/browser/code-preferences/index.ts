export { CodePreferencesProvider } from './CodePreferencesProvider';
export { CODE_STYLING_NAMES, CODE_VARIANTS } from './codePreference';
export type { CodeVariant } from './codePreference';
export { useCodePreferences } from './useCodePreferences';
