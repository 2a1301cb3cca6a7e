import { useEffect, useSyncExternalStore } from 'react';
import { CODE_STYLING_NAMES, useCodePreferences } from '@site/src/display/browser/code-preferences';
import { useLanguage } from '@site/src/base/browser/messages';
import { useThemeState } from '@site/src/display/browser/mode';

const DARK_QUERY = '(prefers-color-scheme: dark)';

/**
 * Zooming and moving the window to another screen change the ratio. A media query matches one
 * resolution, so each change needs a new query.
 */
function listenToPixelRatio(onChange: () => void): () => void {
  let query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  const handle = () => {
    query.removeEventListener('change', handle);
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', handle);
    onChange();
  };
  query.addEventListener('change', handle);
  return () => query.removeEventListener('change', handle);
}

function listenToSystemScheme(onChange: () => void): () => void {
  const query = window.matchMedia(DARK_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** One decimal, because more would help to identify readers. */
const readPixelRatio = () => Math.round(window.devicePixelRatio * 10) / 10;
const readSystemScheme = () => (window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light');

/** Reports the reader's display preferences to analytics. */
export function useUserProperties(): void {
  const { variant, styling } = useCodePreferences();
  const { paletteMode } = useThemeState();
  const language = useLanguage();
  const devicePixelRatio = useSyncExternalStore(listenToPixelRatio, readPixelRatio);
  const colorSchemeOS = useSyncExternalStore(listenToSystemScheme, readSystemScheme);

  useEffect(() => {
    window.gtag('set', 'user_properties', {
      codeVariant: variant,
      userLanguage: language,
      devicePixelRatio,
      colorSchemeOS,
      colorScheme: paletteMode,
      codeStylingVariant: CODE_STYLING_NAMES[styling],
    });
  }, [variant, language, devicePixelRatio, colorSchemeOS, paletteMode, styling]);
}
