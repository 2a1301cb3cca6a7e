import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeSystem } from './testing';
import { ThemeProvider, useColorModeChoice, useThemeDispatch, useThemeState } from './index';

function Probe() {
  const state = useThemeState();
  const dispatch = useThemeDispatch();
  const { choice, setChoice } = useColorModeChoice();
  return (
    <>
      <output>{`${choice} ${state.paletteMode} ${state.direction} ${state.dense ? 'dense' : 'normal'}`}</output>
      {(['light', 'dark', 'system'] as const).map((mode) => (
        <button key={mode} onClick={() => setChoice(mode)}>
          {mode}
        </button>
      ))}
      <button onClick={() => dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } })}>
        rtl
      </button>
      <button onClick={() => dispatch({ type: 'SET_DENSE', payload: true })}>dense</button>
      <button onClick={() => dispatch({ type: 'RESET_DENSITY' })}>reset</button>
    </>
  );
}

function renderProbe() {
  return render(
    <ThemeProvider>
      <Probe />
    </ThemeProvider>,
  );
}

const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
function fromOtherTab(key: string | null, newValue: string | null = null): void {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('ThemeProvider', () => {
  it('follows changes of the system by default', () => {
    const system = installFakeSystem(true);
    renderProbe();
    expect(shown()).toBe('system dark ltr normal');
    act(() => system.setDark(false));
    expect(shown()).toBe('system light ltr normal');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(document.body).toHaveClass('mode-light');
  });

  it('stores nothing that was not chosen', () => {
    installFakeSystem(false);
    renderProbe();
    expect(localStorage).toHaveLength(0);
  });

  it('keeps an explicit choice when the system changes', async () => {
    const system = installFakeSystem(false);
    renderProbe();
    await press('dark');
    act(() => system.setDark(true));
    act(() => system.setDark(false));
    expect(shown()).toBe('dark dark ltr normal');
    expect(localStorage.getItem('mui-mode')).toBe('dark');
    expect(system.listenerCount()).toBe(0);
  });

  it('returns to the system on request', async () => {
    installFakeSystem(true);
    localStorage.setItem('mui-mode', 'light');
    renderProbe();
    expect(shown()).toBe('light light ltr normal');
    await press('system');
    expect(shown()).toBe('system dark ltr normal');
    expect(localStorage.getItem('mui-mode')).toBe('system');
  });

  it('restores direction and density, and stores their changes', async () => {
    installFakeSystem(false);
    localStorage.setItem('mui-direction', 'rtl');
    localStorage.setItem('mui-dense', 'true');
    const { unmount } = renderProbe();
    expect(shown()).toBe('system light rtl dense');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.body).toHaveAttribute('dir', 'rtl');
    await press('reset');
    unmount();
    renderProbe();
    expect(shown()).toBe('system light rtl normal');
  });

  it('ignores unknown stored values', () => {
    installFakeSystem(false);
    localStorage.setItem('mui-mode', 'sepia');
    localStorage.setItem('mui-direction', 'down');
    localStorage.setItem('mui-dense', '1');
    renderProbe();
    expect(shown()).toBe('system light ltr normal');
  });

  it('follows other tabs without writing to storage', () => {
    installFakeSystem(false);
    renderProbe();
    const write = jest.spyOn(Storage.prototype, 'setItem');
    fromOtherTab('mui-mode', 'dark');
    fromOtherTab('mui-direction', 'rtl');
    fromOtherTab('mui-dense', 'true');
    expect(shown()).toBe('dark dark rtl dense');
    fromOtherTab(null);
    expect(shown()).toBe('system light ltr normal');
    expect(write).not.toHaveBeenCalled();
  });

  it('updates after returning from the back/forward cache', () => {
    installFakeSystem(false);
    renderProbe();
    localStorage.setItem('mui-direction', 'rtl');
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(shown()).toBe('system light rtl normal');
  });

  it('works for the visit if storage is unavailable', async () => {
    installFakeSystem(false);
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    renderProbe();
    await press('dark');
    await press('rtl');
    await press('dense');
    expect(shown()).toBe('dark dark rtl dense');
  });

  it('works in a browser without matchMedia', () => {
    Reflect.deleteProperty(window, 'matchMedia');
    renderProbe();
    expect(shown()).toBe('system light ltr normal');
  });
});

describe('outside ThemeProvider', () => {
  it.each([
    ['useThemeState', useThemeState],
    ['useThemeDispatch', useThemeDispatch],
    ['useColorModeChoice', useColorModeChoice],
  ])('%s throws', (_name, useHook: () => unknown) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(useHook)).toThrow(
      new Error('Forgot to wrap component in ThemeProvider'),
    );
  });
});
