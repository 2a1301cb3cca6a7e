import { useContext } from 'react';
import { CodePreferencesContext, type CodePreferenceControl } from './CodePreferencesProvider';

/**
 * The language and styling of code, and functions that change them.
 *
 * @throws outside `CodePreferencesProvider`
 */
export function useCodePreferences(): CodePreferenceControl {
  const control = useContext(CodePreferencesContext);
  if (control === null) {
    throw new Error('Forgot to wrap component in CodePreferencesProvider');
  }
  return control;
}
