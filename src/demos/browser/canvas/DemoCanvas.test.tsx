import { act, screen } from '@testing-library/react';
import { useTheme } from '@mui/material/styles';
import { READER_THEME_KEY } from '@site/src/base/shared/storageKeys';
import { setReaderTheme } from '@site/src/reader-theme/browser/store';
import { plainTheme, writeTheme } from '@site/src/reader-theme/browser/document';
import { chooseInMenu, preloadDemo, renderDemo } from '../testing';

beforeAll(preloadDemo, 60_000);

describe('canvas', () => {
  afterEach(() => jest.restoreAllMocks());

  it('reserves its height at both widths and runs the demo', async () => {
    const { container } = renderDemo();
    const canvas = container.querySelector('[data-demo-canvas="Orders"]');

    expect(canvas).toHaveStyle({ '--demo-wide': '300px', '--demo-narrow': '400px' });
    expect(await screen.findByText('running')).toBeInTheDocument();
  });

  it('reports a failed load and retries', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isOnline = false;
    const load = () =>
      isOnline
        ? Promise.resolve({ default: () => <p>here</p> })
        : Promise.reject(new Error('gone'));
    const { user } = renderDemo({ loaders: { system: load } });

    expect(await screen.findByText('This demo could not be loaded.')).toBeInTheDocument();
    isOnline = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('here')).toBeInTheDocument();
  });

  it('survives a crash, reports it, and restarts', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Orders = () => {
      if (isBroken) {
        throw new Error('No rows');
      }
      return <p>recovered</p>;
    };
    const { user } = renderDemo({
      loaders: { system: () => Promise.resolve({ default: Orders }) },
    });

    expect(await screen.findByText('Error: No rows')).toBeInTheDocument();
    const report = screen.getByRole('link', { name: 'Report the problem' });
    expect(report).toHaveAttribute('href', expect.stringContaining('mui-x/issues/new?title='));
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Start it again' }));
    expect(await screen.findByText('recovered')).toBeInTheDocument();
  });

  it('offers to turn off the theme of the reader, and starts again without it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await act(() => setReaderTheme(writeTheme(plainTheme({ spacing: 5 }))));
    const Orders = () => {
      if (useTheme().spacing(1) === '5px') {
        throw new Error('No space');
      }
      return <p>spaced</p>;
    };
    const { user } = renderDemo({
      loaders: { system: () => Promise.resolve({ default: Orders }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Turn off your theme' }));
    expect(await screen.findByText('spaced')).toBeInTheDocument();
    expect(localStorage.getItem(READER_THEME_KEY)).toBeNull();
  });

  it('restarts on "reset demo"', async () => {
    let mounts = 0;
    const Orders = () => {
      mounts += 1;
      return <p>running</p>;
    };
    const { user } = renderDemo({
      loaders: { system: () => Promise.resolve({ default: Orders }) },
    });
    await screen.findByText('running');
    const before = mounts;

    await chooseInMenu(user, 'More actions', 'Reset demo');
    expect(mounts).toBeGreaterThan(before);
  });
});
