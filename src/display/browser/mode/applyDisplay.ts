import type { ColorModeChoice } from '@site/src/display/shared/displayPreferences';
import { themeColors } from '@site/src/base/shared/tokens';
import type { ThemeState } from './themeReducer';

/**
 * Applies a state to the document: the attributes and classes that the shell's CSS reads, and the
 * color of the browser's toolbar. The inline script does the same before the first paint.
 */
export function applyDisplay(
  document: Document,
  { paletteMode, direction, dense }: ThemeState,
  choice: ColorModeChoice,
): void {
  const root = document.documentElement;
  root.setAttribute('data-theme', paletteMode);
  root.setAttribute('data-theme-choice', choice);
  root.toggleAttribute('data-dense', dense);
  document.querySelectorAll('meta[name="theme-color"]').forEach((meta) => {
    meta.setAttribute('content', themeColors[paletteMode]);
  });
  const { body } = document;
  body.classList.remove('mode-light', 'mode-dark');
  body.classList.add(`mode-${paletteMode}`);
  // The body first: see the direction observer of `initDisplay`.
  body.setAttribute('dir', direction);
  root.setAttribute('dir', direction);
}
