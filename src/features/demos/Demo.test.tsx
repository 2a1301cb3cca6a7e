import { act, screen, waitFor, within } from '@testing-library/react';
import type { DemoStyling } from '@site/src/shared/demo';
import { renderDemo, twoFiles } from './testing';

jest.mock('@docusaurus/Head', () => ({ __esModule: true, default: () => null }));
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({ collectAnchor: () => undefined }),
}));
jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({
    siteConfig: {
      customFields: {
        libraryVersion: '8.14.1',
        repositoryUrl: 'https://github.com/example/docs',
        repositoryBranch: 'main',
        libraryRepositoryUrl: 'https://github.com/mui/mui-x',
      },
    },
  }),
}));

// What a page loads later is there already: the tests wait for what happens, not for the compiler.
beforeAll(async () => {
  await Promise.all([import('./stage/StageRuntime'), import('./DemoControls')]);
}, 60_000);

const toolbar = () => screen.findByRole('toolbar', { name: 'Demo tools' });
const button = (name: string) => screen.findByRole('button', { name });
const showsCode = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

describe('stage', () => {
  it('keeps its room at both widths and runs the demo', async () => {
    const { container } = renderDemo();
    const stage = container.querySelector('[data-demo-stage="Orders"]');

    expect(stage).toHaveStyle({ '--demo-wide': '300px', '--demo-narrow': '400px' });
    expect(await screen.findByText('running')).toBeInTheDocument();
  });

  it('says that a demo did not load, and tries again', async () => {
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

  it('survives a crash, reports it, and starts again', async () => {
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
    jest.restoreAllMocks();
  });

  it('starts anew on "reset demo"', async () => {
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

    await user.click(await button('Reset demo'));
    expect(mounts).toBeGreaterThan(before);
  });
});

describe('code', () => {
  it('is closed, opens and closes', async () => {
    const { user } = renderDemo();
    await user.click(await button('Show code'));
    await showsCode('const a: number = 1;');

    await user.click(await button('Hide code'));
    expect(screen.queryByText('const a: number = 1;')).not.toBeInTheDocument();
  });

  it('starts with the essential lines where there are some', async () => {
    const code = { sameCode: false, lines: { ts: 9, js: 9 }, previewLines: { ts: 1, js: 1 } };
    const { user } = renderDemo({ code });
    await showsCode('essence(ts)');

    await user.click(await button('Expand code'));
    await showsCode('const a: number = 1;');
    await user.click(await button('Collapse code'));
    await showsCode('essence(ts)');
  });

  it.each(['#Orders.tsx', '#system-Orders.tsx'])(
    'is open when the address ends in %s',
    async (hash) => {
      renderDemo({}, `/x/orders/${hash}`);
      await showsCode('const a: number = 1;');
    },
  );

  it('stays closed when the address only names the demo', async () => {
    renderDemo({}, '/x/orders/#Orders');
    expect(await button('Show code')).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows the other language, and opens for it', async () => {
    const { user } = renderDemo();
    await user.click(await screen.findByRole('button', { name: /^JS/ }));

    await showsCode('const a = 1;');
    expect(screen.getByRole('button', { name: /^JS/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('has a tab for each file, moved through with the arrow keys', async () => {
    const { user } = renderDemo({ defaultCodeOpen: true });
    await user.click(await screen.findByRole('tab', { name: 'Orders.tsx' }));
    await user.keyboard('{ArrowRight}');

    expect(screen.getByRole('tab', { name: 'orders.ts' })).toHaveFocus();
    await showsCode('export const rows = [];');
  });

  it('says that the code did not load, and tries again', async () => {
    let isOnline = false;
    const loadSources = () =>
      isOnline ? Promise.resolve({ default: twoFiles }) : Promise.reject(new Error('gone'));
    const { user } = renderDemo({ loadSources });
    await user.click(await button('Show code'));

    expect(await screen.findByText('This part could not be loaded.')).toBeInTheDocument();
    isOnline = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await showsCode('const a: number = 1;');
  });
});

describe('toolbar', () => {
  it('has its actions in the specified order', async () => {
    renderDemo();
    const names = within(await toolbar())
      .getAllByRole('button')
      .map((control) => control.getAttribute('aria-label'));

    expect(names).toEqual([
      'JS: Show JavaScript source',
      'TS: Show TypeScript source',
      'Show code',
      'Edit in StackBlitz',
      'Edit in CodeSandbox',
      'Download as zip',
      'Copy the source code',
      'Move the focus to the start of the demo',
      'Reset demo',
      'Display of this demo',
      'More actions',
    ]);
  });

  it('is one tab stop; arrows wrap around, Home and End go to the ends', async () => {
    const { user } = renderDemo();
    await toolbar();
    const js = screen.getByRole('button', { name: /^JS/ });
    act(() => js.focus());

    await user.keyboard('{ArrowLeft}');
    expect(await button('More actions')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', { name: /^TS/ })).toHaveFocus();
    await user.keyboard('{End}{Home}');
    expect(js).toHaveFocus();
    const stops = within(await toolbar()).getAllByRole('button');
    expect(stops.filter((control) => control.tabIndex === 0)).toEqual([js]);
  });

  it('has no language switch where both are the same', async () => {
    renderDemo({ code: { sameCode: true, lines: { ts: 1, js: 1 } } });
    await toolbar();
    expect(screen.queryByRole('button', { name: /^JS/ })).not.toBeInTheDocument();
  });

  it('offers the stylings that the demo has', async () => {
    const load = (text: string) => () => Promise.resolve({ default: () => <p>{text}</p> });
    const loaders: Record<DemoStyling, ReturnType<typeof load>> = {
      system: load('with system'),
      tailwind: load('with tailwind'),
      css: load('with css'),
    };
    const { user } = renderDemo({ loaders });
    await user.click(await screen.findByRole('button', { name: 'MUI System' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Plain CSS' }));

    expect(await screen.findByText('with css')).toBeInTheDocument();
    expect(await button('Plain CSS')).toHaveFocus();
  });

  it('marks its controls for the statistics', async () => {
    renderDemo();
    expect(await button('Copy the source code')).toHaveAttribute(
      'data-ga-event-label',
      'react-data-grid/orders/Orders.tsx',
    );
    expect(await button('Copy the source code')).toHaveAttribute('data-ga-event-category', 'demo');
  });

  it('is absent when the author hides it', async () => {
    renderDemo({ hideToolbar: true });
    await screen.findByText('running');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('moves the focus to the start of the demo', async () => {
    const { user } = renderDemo();
    await user.click(await button('Move the focus to the start of the demo'));
    expect(screen.getByRole('button', { name: /^Start of the demo/ })).toHaveFocus();
  });
});

describe('copying', () => {
  it('copies the file that is open and says so', async () => {
    const { user } = renderDemo();
    await user.click(await button('Copy the source code'));

    expect(await screen.findByText('The source code is on your clipboard.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('const a: number = 1;');
  });

  it('copies a link to the source in either language', async () => {
    const { user } = renderDemo();
    await user.click(await button('More actions'));
    await user.click(screen.getByRole('menuitem', { name: 'Copy link to JavaScript source' }));

    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost/x/orders/#system-Orders.js',
    );
  });
});

describe('more menu', () => {
  it('is worked with the keyboard alone', async () => {
    const { user } = renderDemo();
    const more = await button('More actions');
    act(() => more.focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('menuitem')[0]).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getAllByRole('menuitem').at(-1)).toHaveFocus();
    await user.keyboard('v');
    expect(screen.getByRole('menuitem', { name: 'View source on GitHub' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(await button('More actions')).toHaveFocus();
  });

  it('links to the source on GitHub', async () => {
    const { user } = renderDemo();
    await user.click(await button('More actions'));
    expect(screen.getByRole('menuitem', { name: 'View source on GitHub' })).toHaveAttribute(
      'href',
      'https://github.com/example/docs/blob/main/docs/react-data-grid/orders/Orders.tsx',
    );
  });
});

describe('display of one demo', () => {
  it('follows the address', async () => {
    const { container } = renderDemo({}, '/x/orders/?demo=Orders&mode=dark&dir=rtl');
    await screen.findByText('running');

    const root = container.querySelector('[data-demo-root]');
    expect(root).toHaveAttribute('dir', 'rtl');
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(await screen.findByRole('combobox', { name: 'Mode' })).toBeVisible();
  });

  it('is kept in the address and can be taken back', async () => {
    const { user } = renderDemo();
    await user.click(await button('Display of this demo'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Density' }), 'Compact');
    expect(screen.getByTestId('search')).toHaveTextContent('?demo=Orders&dense=1');

    await user.click(screen.getByRole('button', { name: /^As the page again/ }));
    expect(screen.getByTestId('search')).toBeEmptyDOMElement();
  });
});
