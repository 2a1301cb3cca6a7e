import { DARK_QUERY, DENSE_KEY, DIRECTION_KEY, MODE_KEY, MODES } from './displayPreferences';
import type { PaletteMode } from './tokens';

/**
 * The source of the script that runs before the first paint: applies the stored color mode,
 * direction, and density to `<html>`, `<body>`, and the theme-color metas, exactly as
 * `applyDisplay` of the theme-mode feature does later. It isn't bundled, so it repeats the rules of
 * `displayPreferences` in plain JavaScript; a test runs both on the same inputs.
 *
 * It also keeps the direction for the whole visit. Docusaurus sets the locale's direction on
 * `<html>` when it hydrates and with every change of the head. The body keeps the reader's
 * direction, and an observer restores it on `<html>` before the browser paints.
 */
export function createThemeInitScript(colors: Readonly<Record<PaletteMode, string>>): string {
  return `(function () {
  function read(key) {
    try { return window.localStorage.getItem(key); } catch (error) { return null; }
  }
  var choice = read(${text(MODE_KEY)});
  if (${text(MODES)}.indexOf(choice) < 0) choice = 'system';
  var mode = choice;
  if (choice === 'system') {
    try { mode = window.matchMedia(${text(DARK_QUERY)}).matches ? 'dark' : 'light'; } catch (error) { mode = 'light'; }
  }
  var direction = read(${text(DIRECTION_KEY)}) === 'rtl' ? 'rtl' : 'ltr';
  var root = document.documentElement;
  root.setAttribute('data-theme', mode);
  root.setAttribute('data-theme-choice', choice);
  root.setAttribute('dir', direction);
  root.toggleAttribute('data-dense', read(${text(DENSE_KEY)}) === 'true');
  var color = ${text(colors)}[mode];
  document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
    meta.setAttribute('content', color);
  });
  function dressBody() {
    document.body.classList.remove('mode-light', 'mode-dark');
    document.body.classList.add('mode-' + mode);
    document.body.setAttribute('dir', direction);
  }
  if (document.body) dressBody();
  else document.addEventListener('DOMContentLoaded', dressBody);
  new MutationObserver(function () {
    var kept = document.body && document.body.getAttribute('dir');
    if (kept && root.getAttribute('dir') !== kept) root.setAttribute('dir', kept);
  }).observe(root, { attributes: true, attributeFilter: ['dir'] });
})();`;
}

/** A literal for an inline script: JSON that can't close the script element. */
function text(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
