import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { beginTrial, useReaderTheme } from '@site/src/reader-theme/browser/store';
import { useThemeState } from '@site/src/display/browser/mode';
import type { Direction } from '@site/src/display/shared/displayPreferences';
import type { PaletteMode } from '@site/src/base/shared/tokens';
import { createDemoTheme } from './createDemoTheme';
import type { createDocsTheme } from './createDocsTheme';
import { getPageCache } from './emotionCache';
import type { MuiLocale } from './themeDisplay';
import { useStyleDirection } from './useStyleDirection';

export interface MuiProvidersProps {
  /**
   * Creates the theme. Default: plain Material UI, because the brand's theme loads more code, and
   * always has the page's mode.
   */
  readonly createTheme?: typeof createDocsTheme;
  /** Default: the page's mode. */
  readonly mode?: PaletteMode;
  /** Default: the page's direction. */
  readonly direction?: Direction;
  /** Default: the page's density. */
  readonly dense?: boolean;
  /** Default: English. Pass a stable array, because a new one creates a new theme. */
  readonly locale?: MuiLocale;
  /** Default: the page's cache for the direction. A frame needs its own, from `createMuiCache`. */
  readonly cache?: EmotionCache;
  readonly children: ReactNode;
}

/**
 * Provides the theme and the Emotion cache that Material UI components need, according to the
 * page's display or the props. It renders no element, so a component that overrides the mode or
 * direction must also set `data-theme` and `dir` on an element around it.
 *
 * Import it dynamically, because it loads Material UI's runtime, which the shell doesn't need.
 */
export function MuiProviders({
  createTheme,
  locale,
  cache,
  children,
  ...overrides
}: MuiProvidersProps) {
  const page = useThemeState();
  const reader = useReaderTheme();
  const mode = reader?.onlyMode ?? overrides.mode ?? page.paletteMode;
  const direction = useStyleDirection(overrides.direction ?? page.direction);
  const dense = overrides.dense ?? page.dense;
  // The brand's theme contains both modes and switches by itself. The others are created for one.
  const fixedMode = createTheme && !reader ? undefined : mode;
  const options = reader?.options[mode];

  const appliedKey = reader?.error === null ? reader.key : undefined;
  const theme = useMemo(() => {
    if (appliedKey !== undefined) {
      // Before the components render, which a theme can keep from ending.
      beginTrial(appliedKey);
    }
    const create = createTheme ?? createDemoTheme;
    return create({ mode: fixedMode, direction: direction ?? 'ltr', dense, locale, options });
  }, [createTheme, fixedMode, direction, dense, locale, options, appliedKey]);

  if (!direction) {
    return null;
  }
  return (
    <CacheProvider value={cache ?? getPageCache(direction)}>
      {fixedMode ? (
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      ) : (
        <ThemeProvider theme={theme} defaultMode={mode} {...FOLLOWING_THE_PAGE}>
          <FollowMode mode={mode} />
          {children}
        </ThemeProvider>
      )}
    </CacheProvider>
  );
}

/** For a theme with both modes. */
const FOLLOWING_THE_PAGE = {
  // Docusaurus owns the attribute and theme-mode the storage, so Material UI changes neither.
  colorSchemeNode: null,
  storageManager: null,
  disableNestedContext: true,
  // Updates `theme.palette` with the mode, for what JavaScript draws, such as charts.
  forceThemeRerender: true,
  // Never rendered on the server, so the first render can already use the mode.
  noSsr: true,
} as const;

function FollowMode({ mode }: { readonly mode: PaletteMode }) {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(mode), [setMode, mode]);
  return null;
}
