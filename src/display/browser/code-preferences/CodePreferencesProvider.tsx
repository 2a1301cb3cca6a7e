import {
  createContext,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from '@docusaurus/router';
import type { DemoStyling } from '@site/src/demos/shared/demo';
import {
  DEFAULT_CODE_PREFERENCE,
  preferenceFromHash,
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
 * rendered, and applies the hash or the cookies after mounting. A link to a demo's source, on load
 * or on a page that is already open, applies to the visit only: cookies are written only when the
 * reader chooses.
 */
export function CodePreferencesProvider({ children }: { readonly children: ReactNode }) {
  const [preference, setPreference] = useState(DEFAULT_CODE_PREFERENCE);
  // A new object for each navigation, even to the same URL.
  const location = useLocation();
  const [followed, setFollowed] = useState(location);
  if (followed !== location) {
    setFollowed(location);
    const asked = preferenceFromHash(location.hash);
    if (asked) {
      setPreference({ ...preference, ...asked });
    }
  }

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
