import { useContext } from 'react';
import { CodePreferencesContext, type CodePreferenceControl } from './CodePreferencesProvider';

/**
 * The language and styling that code is shown in, and how to change them.
 * @throws outside `CodePreferencesProvider`.
 */
export function useCodePreferences(): CodePreferenceControl {
  const control = useContext(CodePreferencesContext);
  if (control === null) {
    throw new Error('Forgot to wrap component in `CodePreferencesProvider`');
  }
  return control;
}
