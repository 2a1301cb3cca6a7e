import messages from '@generated/docs-translations/default/landing.json';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withLazyMessages } from '@site/src/base/browser/messages';
import { PRODUCTS } from '@site/src/content/shared/products';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import * as lazy from './Hero';

// Only the bundler imports text.
jest.mock('./firstComponents', () => ({
  FIRST_COMPONENTS: { 'x-tree-view': 'const program = [];' },
}));

const Hero = withLazyMessages(messages, lazy.Hero);

const show = () => render(<Hero />, { wrapper: SiteFrame });
const command = () => screen.getByRole('tabpanel');

it('starts with the Data Grid', () => {
  show();
  expect(command()).toHaveTextContent(
    'npm install @mui/x-data-grid@8 @mui/material@7 @emotion/react @emotion/styled',
  );
});

it('leads to the docs and the quickstart of the chosen product, and shows its command', async () => {
  show();
  await userEvent.click(screen.getByRole('radio', { name: 'Pickers' }));
  expect(command()).toHaveTextContent('npm install @mui/x-date-pickers@8 dayjs @mui/material@7');
  const link = (name: string | RegExp) => screen.getByRole('link', { name });
  expect(link('Get started')).toHaveAttribute('href', '/x/react-date-pickers/quickstart/');
  expect(link(/ quickstart$/)).toHaveAttribute('href', '/x/react-date-pickers/quickstart/');
  expect(link('Pickers docs')).toHaveAttribute('href', '/x/react-date-pickers/');
});

it('shows the shortest code, and copies a component that renders', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('radio', { name: 'Tree View' }));
  const code = screen.getByRole('group', { name: 'Code of Tree View' });
  expect(code).toHaveTextContent('<RichTreeView items={items} />');
  await user.click(screen.getAllByRole('button', { name: 'Copy the code' })[1]!);
  expect(await navigator.clipboard.readText()).toBe('const program = [];');
});

it('offers every product', () => {
  show();
  expect(screen.getAllByRole('radio')).toHaveLength(PRODUCTS.length);
});
