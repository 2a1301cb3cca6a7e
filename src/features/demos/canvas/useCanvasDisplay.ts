import { useMemo } from 'react';
import { useThemeState } from '@site/src/features/theme-mode';
import type { DemoLocale } from '../bar/demoLocales';
import type { DisplayOverrides } from '../bar/displayOverrides';

export interface CanvasDisplay {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly dense: boolean;
  readonly locale: DemoLocale;
}

/** The display of the page with the demo's overrides. */
export function useCanvasDisplay(overrides: DisplayOverrides): CanvasDisplay {
  const page = useThemeState();
  const { mode = page.paletteMode, direction = page.direction, dense = page.dense } = overrides;
  const { locale = 'enUS' } = overrides;
  return useMemo(() => ({ mode, direction, dense, locale }), [mode, direction, dense, locale]);
}
