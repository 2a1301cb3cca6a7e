import { useMemo } from 'react';
import { useThemeState } from '@site/src/features/theme-mode';
import type { DemoLocale } from '../bar/demoLocales';
import { useDemo } from '../model/DemoContext';

/** How a demo is shown: as the page, but for what its own bar says. */
export interface StageDisplay {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly dense: boolean;
  readonly locale: DemoLocale;
}

export function useStageDisplay(): StageDisplay {
  const page = useThemeState();
  const { overrides } = useDemo();
  const { mode = page.paletteMode, direction = page.direction, dense = page.dense } = overrides;
  const { locale = 'enUS' } = overrides;
  return useMemo(() => ({ mode, direction, dense, locale }), [mode, direction, dense, locale]);
}
