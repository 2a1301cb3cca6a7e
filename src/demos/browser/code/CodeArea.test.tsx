import { screen, waitFor } from '@testing-library/react';
import { findButton, preloadDemo, renderDemo, twoFiles } from '../testing';

beforeAll(preloadDemo, 60_000);

const showsCode = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

describe('code', () => {
  it('starts closed, opens, and closes', async () => {
    const { user } = renderDemo();
    await user.click(await findButton('Show code'));
    await showsCode('const a: number = 1;');

    await user.click(await findButton('Hide code'));
    expect(screen.queryByText('const a: number = 1;')).not.toBeInTheDocument();
  });

  it('starts with the preview if there is one', async () => {
    const code = { lines: { ts: 9, js: 9 }, previewLines: { ts: 1, js: 1 } };
    const { user } = renderDemo({ code });
    await showsCode('essence(ts)');

    await user.click(await findButton('Expand code'));
    await showsCode('const a: number = 1;');
    await user.click(await findButton('Collapse code'));
    await showsCode('essence(ts)');
  });

  it.each(['#Orders.tsx', '#system-Orders.tsx'])('is open if the URL ends in %s', async (hash) => {
    renderDemo({}, { address: `/x/orders/${hash}` });
    await showsCode('const a: number = 1;');
  });

  it('stays closed if the hash only names the demo', async () => {
    renderDemo({}, { address: '/x/orders/#Orders' });
    expect(await findButton('Show code')).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows the other language, also if both are identical', async () => {
    const { user } = renderDemo({ code: { lines: { ts: 1, js: 1 } } });
    await user.click(await findButton('Show code'));
    await user.click(await screen.findByRole('button', { name: /^JS/ }));

    await showsCode('const a = 1;');
    expect(screen.getByRole('button', { name: /^JS/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('has a head only above the whole code', async () => {
    renderDemo({
      code: { lines: { ts: 9, js: 9 }, previewLines: { ts: 1, js: 1 } },
    });
    await showsCode('essence(ts)');
    expect(screen.queryByRole('button', { name: /^JS/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit code' })).toBeNull();
  });

  it('has a tab per file, which the arrow keys navigate', async () => {
    const { user } = renderDemo({ defaultCodeOpen: true });
    await user.click(await screen.findByRole('tab', { name: 'Orders.tsx' }));
    await user.keyboard('{ArrowRight}');

    expect(screen.getByRole('tab', { name: 'orders.ts' })).toHaveFocus();
    await showsCode('export const rows = [];');
  });

  it('reports a failed load and retries', async () => {
    let isOnline = false;
    const loadSources = () =>
      isOnline ? Promise.resolve(twoFiles) : Promise.reject(new Error('gone'));
    const { user } = renderDemo({ loadSources });
    await user.click(await findButton('Show code'));

    expect(await screen.findByText('This part could not be loaded.')).toBeInTheDocument();
    isOnline = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await showsCode('const a: number = 1;');
  });
});
