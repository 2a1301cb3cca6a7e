import { useMemo } from 'react';
import type { MuiLocale } from '@site/src/features/mui-theme';

/**
 * The texts of a language, and where the components put what they render outside of themselves.
 * Both are parts of a theme, and both keep their identity until they change.
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
