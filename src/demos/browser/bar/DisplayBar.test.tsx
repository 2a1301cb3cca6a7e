import { screen } from '@testing-library/react';
import { chooseInMenu, preloadDemo, renderDemo } from '../testing';

beforeAll(preloadDemo, 60_000);

describe('display of one demo', () => {
  it('follows the query string', async () => {
    const { container } = renderDemo({}, { address: '/x/orders/?demo=Orders&mode=dark&dir=rtl' });
    await screen.findByText('running');

    const root = container.querySelector('[data-demo-root]');
    expect(root).toHaveAttribute('dir', 'rtl');
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(await screen.findByRole('combobox', { name: 'Mode' })).toBeVisible();
  });

  it('stores the display in the query string and can reset it', async () => {
    const { user } = renderDemo();
    await chooseInMenu(user, 'More actions', 'Display options', 'menuitemcheckbox');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Density' }), 'Compact');
    expect(screen.getByTestId('search')).toHaveTextContent('?demo=Orders&dense=1');

    await user.click(screen.getByRole('button', { name: /^As the page again/ }));
    expect(screen.getByTestId('search')).toBeEmptyDOMElement();
  });
});
