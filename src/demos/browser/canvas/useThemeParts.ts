import { useMemo } from 'react';
import type { MuiLocale } from '@site/src/display/browser/mui-theme';

/**
 * The theme options for a language and for the container of portals. The object is stable until
 * either changes.
 */
export function useThemeParts(texts: MuiLocale, container: () => HTMLElement | null): MuiLocale {
  return useMemo(() => {
    const defaultProps = { container };
    return [
      ...texts,
      {
        components: {
          MuiModal: { defaultProps },
          MuiPopover: { defaultProps },
          MuiPopper: { defaultProps },
        },
      },
    ];
  }, [texts, container]);
}
