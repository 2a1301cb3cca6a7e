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
  /** For this visit and the next ones. */
  readonly setVariant: (variant: CodeVariant) => void;
  /** For this visit and the next ones. */
  readonly setStyling: (styling: DemoStyling) => void;
}

export const CodePreferencesContext = createContext<CodePreferenceControl | null>(null);
CodePreferencesContext.displayName = 'CodePreferences';

/**
 * Holds the language and the styling that code is shown in, for every demo at once. Starts with the
 * default, as the server rendered it, and takes what the address or the cookies say once mounted. A
 * link to a demo's source decides for the visit only: a cookie is written when the reader chooses.
 */
export function CodePreferencesProvider({ children }: { readonly children: ReactNode }) {
  const [preference, setPreference] = useState(DEFAULT_CODE_PREFERENCE);

  useLayoutEffect(() => {
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
