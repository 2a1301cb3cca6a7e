import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useThemeState } from '@site/src/features/theme-mode';
import type { Direction } from '@site/src/shared/displayPreferences';
import type { PaletteMode } from '@site/src/shared/tokens';
import { createDemoTheme } from './createDemoTheme';
import type { createDocsTheme } from './createDocsTheme';
import { getPageCache } from './emotionCache';
import type { MuiLocale } from './themeDisplay';
import { useStyleDirection } from './useStyleDirection';

export interface MuiProvidersProps {
  /** Makes the theme. Default: plain Material UI. The brand's brings more code along. */
  readonly createTheme?: typeof createDocsTheme;
  /** Default: the page's. */
  readonly mode?: PaletteMode;
  /** Default: the page's. */
  readonly direction?: Direction;
  /** Default: the page's. */
  readonly dense?: boolean;
  /** Default: English. Keep the array itself between renders: a new one makes a new theme. */
  readonly locale?: MuiLocale;
  /** Default: the page's cache of the direction. A frame needs its own, from `createMuiCache`. */
  readonly cache?: EmotionCache;
  readonly children: ReactNode;
}

/**
 * Everything that Material UI components need: theme and Emotion cache, as the page is displayed or
 * as the props say instead. It renders no element: who overrides mode or direction also puts
 * `data-theme` and `dir` on the element around.
 *
 * Import it dynamically: it brings Material UI's runtime along, which the shell does without.
 */
export function MuiProviders({
  createTheme,
  locale,
  cache,
  children,
  ...overrides
}: MuiProvidersProps) {
  const page = useThemeState();
  const mode = overrides.mode ?? page.paletteMode;
  const direction = useStyleDirection(overrides.direction ?? page.direction);
  const dense = overrides.dense ?? page.dense;
  // The brand's theme has both modes and switches by itself, unless it has to differ from the page.
  const fixedMode = createTheme ? overrides.mode : mode;

  const theme = useMemo(() => {
    const create = createTheme ?? createDemoTheme;
    return create({ mode: fixedMode, direction: direction ?? 'ltr', dense, locale });
  }, [createTheme, fixedMode, direction, dense, locale]);

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

/** For a theme of both modes. */
const FOLLOWING_THE_PAGE = {
  // Docusaurus owns the attribute and theme-mode the storage: Material UI touches neither.
  colorSchemeNode: null,
  storageManager: null,
  disableNestedContext: true,
  // So that `theme.palette` is the mode's, for what is drawn in JavaScript, such as charts.
  forceThemeRerender: true,
  // Never rendered on the server, so the first render may already know the mode.
  noSsr: true,
} as const;

function FollowMode({ mode }: { readonly mode: PaletteMode }) {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(mode), [setMode, mode]);
  return null;
}
