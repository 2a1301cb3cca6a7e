import { useEffect, useLayoutEffect } from 'react';
import { setReaderTheme } from '@site/src/reader-theme/browser/store';
import { useColorModeChoice, useThemeDispatch } from '@site/src/display/browser/mode';
import type { CanvasDisplay } from '../canvas/useCanvasDisplay';

/** Displays the frame's document like the demo in the page, and in the theme of the reader. */
export function useFrameDisplay(
  { mode, direction, dense }: CanvasDisplay,
  theme: string | null,
): void {
  const { setChoice } = useColorModeChoice();
  const dispatch = useThemeDispatch();
  useLayoutEffect(() => {
    setChoice(mode);
    dispatch({ type: 'CHANGE', payload: { direction } });
    dispatch({ type: 'SET_DENSE', payload: dense });
  }, [setChoice, dispatch, mode, direction, dense]);
  useEffect(() => void setReaderTheme(theme), [theme]);
  useLayoutEffect(() => {
    // The page draws the background.
    document.documentElement.style.background = 'none';
    document.body.style.background = 'none';
    // The frame follows the height of its content, which a scroll bar would change until then.
    document.documentElement.style.scrollbarWidth = 'none';
  }, []);
}
