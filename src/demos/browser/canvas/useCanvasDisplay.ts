import { useMemo } from 'react';
import { useReaderTheme } from '@site/src/reader-theme/browser/store';
import { useThemeState } from '@site/src/display/browser/mode';
import type { DemoLocale } from '../bar/demoLocales';
import type { DisplayOverrides } from '../bar/displayOverrides';

export interface CanvasDisplay {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly dense: boolean;
  readonly locale: DemoLocale;
}

/** The display of the page with the demo's overrides, in a mode that the reader's theme has. */
export function useCanvasDisplay(overrides: DisplayOverrides): CanvasDisplay {
  const page = useThemeState();
  const onlyMode = useReaderTheme()?.onlyMode;
  const mode = onlyMode ?? overrides.mode ?? page.paletteMode;
  const { direction = page.direction, dense = page.dense } = overrides;
  const { locale = 'enUS' } = overrides;
  return useMemo(() => ({ mode, direction, dense, locale }), [mode, direction, dense, locale]);
}
