import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { COPIED_RESET_MS } from '@site/src/base/browser/copy';
import type { DemoStyling } from '@site/src/demos/shared/demo';
import { chooseInMenu, findButton, preloadDemo, renderDemo } from '../testing';

beforeAll(preloadDemo, 60_000);

const toolbar = () => screen.findByRole('toolbar', { name: 'Demo tools' });

const entries = () =>
  Array.from(screen.getByRole('menu').querySelectorAll('[role^="menuitem"]')).map(
    (entry) => entry.textContent,
  );

describe('toolbar', () => {
  it('has its actions in the specified order', async () => {
    renderDemo();
    const names = within(await toolbar())
      .getAllByRole('button')
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);

    expect(names).toEqual([
      'Show code',
      'Copy the source code',
      'Open in',
      'Inspect: what paints this? (Alt+Shift+P)',
      'More actions',
    ]);
  });

  it('lists export targets and less common actions in menus', async () => {
    const { user } = renderDemo();
    await user.click(await findButton('Open in'));
    expect(entries()).toEqual(['StackBlitz', 'CodeSandbox', 'Download as zip']);

    await user.click(await findButton('More actions'));
    expect(entries()).toEqual([
      'Reset demo',
      'Display options',
      // Hidden in a wide toolbar, which has a button for it.
      'Inspect',
      'See it in your theme',
      'Move focus to the start of the demo',
      'View source on GitHub',
      'Copy link to JavaScript source',
      'Copy link to TypeScript source',
    ]);
  });

  it('offers export targets for code that does not run here', async () => {
    const contentRoot = 'versioned_docs/version-v6';
    const { user } = renderDemo({ isCodeOnly: true, contentRoot, loaders: {} });
    await user.click(await findButton('Open in'));
    expect(entries()).toContain('StackBlitz');
    await user.click(await findButton('More actions'));
    expect(entries()).not.toContain('Reset demo');
    expect(entries()).not.toContain('Display options');
    expect(screen.getByText(/Open it in a sandbox to see it run/)).toBeInTheDocument();
    expect(entries()).not.toContain('Inspect');
    expect(screen.getByRole('button', { name: /^JS/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit code' })).toBeNull();
  });

  it('promises no sandbox for code that the packages of the current major do not run', async () => {
    renderDemo({ isCodeOnly: true, loaders: {} });
    await findButton('Hide code');
    expect(screen.queryByText(/Open it in a sandbox to see it run/)).toBeNull();
    expect(screen.getByText(/yet to be updated for this version/)).toBeInTheDocument();
  });

  it('is one tab stop; arrow keys wrap around, Home and End go to the ends', async () => {
    const { user } = renderDemo();
    await toolbar();
    const code = await findButton('Show code');
    act(() => code.focus());

    await user.keyboard('{ArrowLeft}');
    expect(await findButton('More actions')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await findButton('Copy the source code')).toHaveFocus();
    await user.keyboard('{End}{Home}');
    expect(code).toHaveFocus();
    const stops = within(await toolbar()).getAllByRole('button');
    expect(stops.filter((control) => control.tabIndex === 0)).toEqual([code]);
  });

  it('offers the stylings of the demo', async () => {
    const load = (text: string) => () => Promise.resolve({ default: () => <p>{text}</p> });
    const loaders: Record<DemoStyling, ReturnType<typeof load>> = {
      system: load('with system'),
      tailwind: load('with tailwind'),
      css: load('with css'),
    };
    const { user } = renderDemo({ loaders });
    await user.click(await screen.findByRole('button', { name: 'Styling MUI System' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Plain CSS' }));

    expect(await screen.findByText('with css')).toBeInTheDocument();
    expect(await findButton('Styling Plain CSS')).toHaveFocus();
  });

  it('adds analytics attributes to its controls', async () => {
    renderDemo();
    expect(await findButton('Copy the source code')).toHaveAttribute(
      'data-ga-event-label',
      'react-data-grid/orders/Orders.tsx',
    );
    expect(await findButton('Copy the source code')).toHaveAttribute(
      'data-ga-event-category',
      'demo',
    );
  });

  it('is hidden if the author hides it', async () => {
    renderDemo({ hideToolbar: true });
    await screen.findByText('running');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('moves the focus to the start of the demo', async () => {
    const { user } = renderDemo();
    await chooseInMenu(user, 'More actions', 'Move focus to the start of the demo');
    expect(screen.getByRole('button', { name: /^Start of the demo/ })).toHaveFocus();
  });
});

describe('copying', () => {
  const file = (name: string, code: string) => ({ name, code, html: code });
  const sourcesOf = (module: string, name = 'orders.ts') => ({
    loadSources: () => {
      const files = [
        file('Orders.tsx', "import { rows } from './orders';\nexport default () => rows.length;\n"),
        file(name, module),
      ];
      const system = { ts: files, js: files };
      return Promise.resolve({ packages: {}, variants: { system } });
    },
  });
  const copied = async (user: UserEvent) => {
    await user.click(await findButton('Copy the source code'));
    const notice = await screen.findByText(/^The source code is on your clipboard\./);
    return { notice: notice.textContent, text: await navigator.clipboard.readText() };
  };

  it('copies one file that runs by itself, and says what it includes', async () => {
    const { user } = renderDemo(sourcesOf('export const rows = [];\nexport const rest = [];\n'));
    expect(await copied(user)).toEqual({
      notice: 'The source code is on your clipboard. It includes orders.ts.',
      text: 'const rows = [];\n\nexport default () => rows.length;\n',
    });
  });

  it('copies all files, each with its name, where one file would not run', async () => {
    const { user } = renderDemo(sourcesOf('.rows {}\n', 'orders.css'));
    expect(await copied(user)).toEqual({
      notice:
        'The source code is on your clipboard. Each file follows a comment with its name: Orders.tsx, orders.css.',
      text: "// Orders.tsx\nimport { rows } from './orders';\nexport default () => rows.length;\n\n/* orders.css */\n.rows {}\n",
    });
  });

  it('copies a module alone while its tab is open', async () => {
    const { user } = renderDemo({
      ...sourcesOf('export const rows = [];\n'),
      defaultCodeOpen: true,
    });
    await user.click(await screen.findByRole('tab', { name: 'orders.ts' }));
    expect(await copied(user)).toEqual({
      notice: 'The source code is on your clipboard.',
      text: 'export const rows = [];\n',
    });
  });

  it('shows a check for one second, or a cross after a failure', async () => {
    const { user } = renderDemo();
    const button = await findButton('Copy the source code');
    const icon = () => button.querySelector('svg')?.innerHTML;
    const idle = icon();
    await user.click(button);
    await screen.findByText(/^The source code is on your clipboard\./);
    const copied = icon();
    expect(copied).not.toBe(idle);
    await waitFor(() => expect(icon()).toBe(idle), { timeout: COPIED_RESET_MS.demoToolbar + 500 });

    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    document.execCommand = () => false;
    await user.click(button);
    expect(await screen.findByText('Could not copy')).toBeInTheDocument();
    expect(screen.queryByText(/The source code is on your clipboard/)).not.toBeInTheDocument();
    expect([idle, copied]).not.toContain(icon());
  });

  it('copies the focused code on Ctrl+C', async () => {
    const { user } = renderDemo({ defaultCodeOpen: true });
    await screen.findByText('const a: number = 1;');
    act(() => screen.getByRole('group', { name: 'Code of Orders' }).focus());
    await user.keyboard('{Control>}c{/Control}');
    expect(await screen.findByText(/The source code is on your clipboard/)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('const a: number = 1;\n');
  });

  it('copies a link to the source in either language', async () => {
    const { user } = renderDemo();
    await user.click(await findButton('More actions'));
    await user.click(screen.getByRole('menuitem', { name: 'Copy link to JavaScript source' }));

    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost/x/orders/#system-Orders.js',
    );
  });
});

describe('more menu', () => {
  it('works with the keyboard alone', async () => {
    const { user } = renderDemo();
    const more = await findButton('More actions');
    act(() => more.focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('menuitem')[0]).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getAllByRole('menuitem').at(-1)).toHaveFocus();
    await user.keyboard('v');
    expect(screen.getByRole('menuitem', { name: 'View source on GitHub' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(await findButton('More actions')).toHaveFocus();
  });

  it('links to the source on GitHub', async () => {
    const { user } = renderDemo();
    await user.click(await findButton('More actions'));
    expect(screen.getByRole('menuitem', { name: 'View source on GitHub' })).toHaveAttribute(
      'href',
      'https://github.com/example/docs/blob/main/docs/react-data-grid/orders/Orders.tsx',
    );
  });
});
