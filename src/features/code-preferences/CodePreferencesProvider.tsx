import {
  createContext,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { DemoStyling } from '@site/src/shared/demo';
import {
  DEFAULT_CODE_PREFERENCE,
  resolvePreference,
  type CodePreference,
  type CodeVariant,
} from './codePreference';
import { readPreferenceCookies, writeStylingCookie, writeVariantCookie } from './preferenceCookies';

export interface CodePreferenceControl extends CodePreference {
  /** Applies to this visit and is stored. */
  readonly setVariant: (variant: CodeVariant) => void;
  /** Applies to this visit and is stored. */
  readonly setStyling: (styling: DemoStyling) => void;
}

export const CodePreferencesContext = createContext<CodePreferenceControl | null>(null);
CodePreferencesContext.displayName = 'CodePreferences';

/**
 * Provides the language and styling of code to all demos. Starts with the default, which the server
 * rendered, and applies the hash or the cookies after mounting. A link to a demo's source applies
 * to the visit only: cookies are written only when the reader chooses.
 */
export function CodePreferencesProvider({ children }: { readonly children: ReactNode }) {
  const [preference, setPreference] = useState(DEFAULT_CODE_PREFERENCE);

  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server knows neither hash nor cookies
    setPreference(resolvePreference(window.location.hash, readPreferenceCookies()));
  }, []);

  const setVariant = useCallback((variant: CodeVariant) => {
    writeVariantCookie(variant);
    setPreference((current) => ({ ...current, variant }));
  }, []);
  const setStyling = useCallback((styling: DemoStyling) => {
    writeStylingCookie(styling);
    setPreference((current) => ({ ...current, styling }));
  }, []);

  const control = useMemo(
    () => ({ ...preference, setVariant, setStyling }),
    [preference, setVariant, setStyling],
  );
  return <CodePreferencesContext value={control}>{children}</CodePreferencesContext>;
}
