/** @jest-environment jsdom */
import {
  parseDense,
  parseDirection,
  parseMode,
  resolveMode,
} from '@site/src/display/shared/displayPreferences';
import { createThemeInitScript } from '@site/src/display/shared/initDisplay';
import { themeColors } from '@site/src/base/shared/tokens';
import { applyDisplay } from './applyDisplay';
import { installFakeSystem } from './testing';

const METAS =
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="a">' +
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="b">';

function resetDocument() {
  const root = document.documentElement;
  root.getAttributeNames().forEach((name) => root.removeAttribute(name));
  document.head.innerHTML = METAS;
  document.body.className = 'kept';
  document.body.removeAttribute('dir');
}

function display() {
  const attributes = (element: Element) =>
    Object.fromEntries(
      element
        .getAttributeNames()
        .sort()
        .map((name) => [name, element.getAttribute(name)]),
    );
  return {
    root: attributes(document.documentElement),
    body: attributes(document.body),
    metas: Array.from(document.querySelectorAll('meta')).map((meta) => meta.content),
  };
}

function runInitScript() {
  window.eval(createThemeInitScript(themeColors));
}

beforeEach(() => {
  localStorage.clear();
  resetDocument();
});

describe('applyDisplay', () => {
  it('updates html, body, and every theme-color meta', () => {
    applyDisplay(document, { dense: true, direction: 'rtl', paletteMode: 'dark' }, 'system');
    expect(display()).toEqual({
      root: { 'data-dense': '', 'data-theme': 'dark', 'data-theme-choice': 'system', dir: 'rtl' },
      body: { class: 'kept mode-dark', dir: 'rtl' },
      metas: ['hsl(210, 14%, 7%)', 'hsl(210, 14%, 7%)'],
    });
  });

  it('removes the previous mode class when the mode changes', () => {
    applyDisplay(document, { dense: false, direction: 'ltr', paletteMode: 'dark' }, 'dark');
    applyDisplay(document, { dense: false, direction: 'ltr', paletteMode: 'light' }, 'light');
    expect(document.body.className).toBe('kept mode-light');
    expect(document.documentElement).not.toHaveAttribute('data-dense');
  });
});

describe('the script before the first paint', () => {
  const stored = [
    { mode: null, direction: null, dense: null },
    { mode: 'light', direction: 'ltr', dense: 'false' },
    { mode: 'dark', direction: 'rtl', dense: 'true' },
    { mode: 'system', direction: 'rtl', dense: null },
    { mode: '<script>', direction: 'up', dense: 'yes' },
  ];
  const cases = stored.flatMap((values) =>
    [true, false].map((systemDark) => ({ ...values, systemDark })),
  );

  it.each(cases)('displays %j like applyDisplay', ({ mode, direction, dense, systemDark }) => {
    installFakeSystem(systemDark);
    const choice = parseMode(mode);
    const state = {
      dense: parseDense(dense),
      direction: parseDirection(direction),
      paletteMode: resolveMode(choice, systemDark),
    };
    applyDisplay(document, state, choice);
    const expected = display();

    resetDocument();
    Object.entries({ 'mui-mode': mode, 'mui-direction': direction, 'mui-dense': dense }).forEach(
      ([key, value]) => value !== null && localStorage.setItem(key, value),
    );
    runInitScript();

    expect(display()).toEqual(expected);
  });

  it('follows the system if storage is unavailable', () => {
    installFakeSystem(true);
    const refuse = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    runInitScript();
    refuse.mockRestore();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.documentElement).toHaveAttribute('data-theme-choice', 'system');
  });

  it('keeps the direction when Docusaurus sets that of the locale', async () => {
    installFakeSystem(false);
    localStorage.setItem('mui-direction', 'rtl');
    runInitScript();
    document.documentElement.setAttribute('dir', 'ltr');
    await Promise.resolve();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');

    applyDisplay(document, { dense: false, direction: 'ltr', paletteMode: 'light' }, 'light');
    await Promise.resolve();
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  it('cannot be ended early by a value inside it', () => {
    const script = createThemeInitScript({ light: '</script>', dark: '#000' });
    expect(script).not.toContain('</script>');
  });
});
