import { DARK_QUERY, MODES } from './displayPreferences';
import { inlineScript } from '../../base/shared/inlineScript';
import { DENSE_KEY, DIRECTION_KEY, MODE_KEY } from '../../base/shared/storageKeys';
import type { PaletteMode } from '../../base/shared/tokens';

interface DisplayOptions {
  readonly modeKey: string;
  readonly directionKey: string;
  readonly denseKey: string;
  readonly modes: readonly string[];
  readonly darkQuery: string;
  readonly colors: Readonly<Record<PaletteMode, string>>;
}

/**
 * Applies the stored color mode, direction, and density to `<html>`, `<body>`, and the theme-color
 * metas, exactly as `applyDisplay` of `src/display/browser/mode` does later; a test runs both on
 * the same inputs.
 *
 * It also keeps the direction for the whole visit. Docusaurus sets the locale's direction on
 * `<html>` when it hydrates and with every change of the head. The body keeps the reader's
 * direction, and an observer restores it on `<html>` before the browser paints.
 */
function initDisplay(options: DisplayOptions): void {
  const { modeKey, directionKey, denseKey, modes, darkQuery, colors } = options;

  function read(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function systemMode(): PaletteMode {
    try {
      return window.matchMedia(darkQuery).matches ? 'dark' : 'light';
    } catch {
      return 'light';
    }
  }

  const stored = read(modeKey) ?? '';
  const choice = modes.includes(stored) ? stored : 'system';
  const mode = choice === 'system' ? systemMode() : (choice as PaletteMode);
  const direction = read(directionKey) === 'rtl' ? 'rtl' : 'ltr';

  const root = document.documentElement;
  root.setAttribute('data-theme', mode);
  root.setAttribute('data-theme-choice', choice);
  root.setAttribute('dir', direction);
  root.toggleAttribute('data-dense', read(denseKey) === 'true');
  document
    .querySelectorAll('meta[name="theme-color"]')
    .forEach((meta) => meta.setAttribute('content', colors[mode]));

  function initBody(): void {
    document.body.classList.remove('mode-light', 'mode-dark');
    document.body.classList.add(`mode-${mode}`);
    document.body.setAttribute('dir', direction);
  }
  // The script runs at the start of the body, or, in a test, before there is one.
  if (document.body as HTMLElement | null) {
    initBody();
  } else {
    document.addEventListener('DOMContentLoaded', initBody);
  }

  new MutationObserver(() => {
    const kept = (document.body as HTMLElement | null)?.getAttribute('dir');
    if (kept && root.getAttribute('dir') !== kept) {
      root.setAttribute('dir', kept);
    }
  }).observe(root, { attributes: true, attributeFilter: ['dir'] });
}

/**
 * The source of the script that runs before the first paint.
 *
 * @param colors the theme color of each mode
 */
export function createThemeInitScript(colors: Readonly<Record<PaletteMode, string>>): string {
  return inlineScript(initDisplay, {
    modeKey: MODE_KEY,
    directionKey: DIRECTION_KEY,
    denseKey: DENSE_KEY,
    modes: MODES,
    darkQuery: DARK_QUERY,
    colors,
  });
}
