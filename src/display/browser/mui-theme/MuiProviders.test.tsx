import { act, render, screen, waitFor } from '@testing-library/react';
import { useTheme } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import {
  ThemeProvider,
  useColorModeChoice,
  useThemeDispatch,
} from '@site/src/display/browser/mode';
import { createDocsTheme, loadMirroring, MuiProviders, type MuiProvidersProps } from './index';

const LOOKS = [
  ['a demo', undefined],
  ['the brand', createDocsTheme],
] as const;

let setDark: () => void;
let setRtlDense: () => void;

function Controls() {
  const { setChoice } = useColorModeChoice();
  const dispatch = useThemeDispatch();
  setDark = () => setChoice('dark');
  setRtlDense = () => {
    dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } });
    dispatch({ type: 'SET_DENSE', payload: true });
  };
  return null;
}

function Probe() {
  const { palette, direction, components } = useTheme();
  const size = components?.MuiButton?.defaultProps?.size ?? 'medium';
  return <output>{`${palette.mode} ${palette.primary.main} ${direction} ${size}`}</output>;
}

function renderProbe(props: Omit<MuiProvidersProps, 'children'> = {}) {
  return render(
    <ThemeProvider>
      <Controls />
      <MuiProviders {...props}>
        <Probe />
        <Button>Save</Button>
      </MuiProviders>
    </ThemeProvider>,
  );
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  localStorage.clear();
});

describe('before mirroring has loaded', () => {
  it('keeps what was rendered, then mirrors it', async () => {
    renderProbe();
    act(() => setRtlDense());
    expect(shown()).toBe('light #1976d2 ltr small');
    await waitFor(() => expect(shown()).toBe('light #1976d2 rtl small'));
  });
});

describe('MuiProviders', () => {
  beforeAll(loadMirroring);

  it('follows the page', () => {
    renderProbe();
    expect(shown()).toBe('light #1976d2 ltr medium');
    act(() => setDark());
    act(() => setRtlDense());
    expect(shown()).toBe('dark #90caf9 rtl small');
  });

  it("provides the brand's theme, with the palette of the mode for what JavaScript draws", () => {
    renderProbe({ createTheme: createDocsTheme });
    expect(shown()).toBe('light hsl(210, 100%, 45%) ltr medium');
    act(() => setDark());
    expect(shown()).toBe('dark hsl(210, 100%, 60%) ltr medium');
  });

  it.each(LOOKS)(
    'lets part of the page differ from it with the theme of %s',
    (_name, createTheme) => {
      renderProbe({ createTheme, direction: 'rtl', dense: true });
      expect(shown()).toMatch(/^light .* rtl small$/);
      act(() => setDark());
      expect(shown()).toMatch(/^dark .* rtl small$/);
    },
  );

  it('lets a demo differ from the mode of the page', () => {
    renderProbe({ mode: 'dark' });
    expect(shown()).toMatch(/^dark /);
    act(() => setDark());
    expect(shown()).toMatch(/^dark /);
  });

  it.each(LOOKS)(
    'does not change the attribute and the storage with the theme of %s',
    (_name, createTheme) => {
      document.documentElement.removeAttribute('data-theme');
      const write = jest.spyOn(Storage.prototype, 'setItem');
      render(
        <ThemeProvider>
          <MuiProviders createTheme={createTheme}>
            <Probe />
          </MuiProviders>
        </ThemeProvider>,
      );
      expect(write).not.toHaveBeenCalled();
      expect(document.documentElement).toHaveAttribute('data-theme', 'light');
      write.mockRestore();
    },
  );

  it('passes its direction to a dialog at the end of the body', () => {
    render(
      <ThemeProvider>
        <MuiProviders direction="rtl">
          <Modal open>
            <div>Dialog</div>
          </Modal>
        </MuiProviders>
      </ThemeProvider>,
    );
    expect(screen.getByRole('presentation')).toHaveAttribute('dir', 'rtl');
  });

  it('inserts its styles through the cache of the direction', () => {
    renderProbe({ direction: 'rtl' });
    expect(screen.getByRole('button').className).toMatch(/mui-rtl-/);
  });

  it('throws without the theme state', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<MuiProviders>text</MuiProviders>)).toThrow(
      'Forgot to wrap component in ThemeProvider',
    );
    jest.restoreAllMocks();
  });
});
