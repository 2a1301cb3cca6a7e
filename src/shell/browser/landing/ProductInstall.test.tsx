import messages from '@generated/docs-translations/default/landing.json';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withLazyMessages } from '@site/src/base/browser/messages';
import { PRODUCTS } from '@site/src/content/shared/products';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import * as lazy from './ProductInstall';

const ProductInstall = withLazyMessages(messages, lazy.ProductInstall);

const show = () => render(<ProductInstall />, { wrapper: SiteFrame });
const command = () => screen.getByRole('tabpanel');

it('starts with the Data Grid', () => {
  show();
  expect(command()).toHaveTextContent(
    'npm install @mui/x-data-grid@8 @mui/material@7 @emotion/react @emotion/styled',
  );
});

it('shows the command and the quickstart of the chosen product', async () => {
  show();
  await userEvent.click(screen.getByRole('radio', { name: 'Pickers' }));
  expect(command()).toHaveTextContent('npm install @mui/x-date-pickers@8 dayjs @mui/material@7');
  expect(screen.getByRole('link', { name: /quickstart/ })).toHaveAttribute(
    'href',
    '/x/react-date-pickers/quickstart/',
  );
});

it('offers every product', () => {
  show();
  expect(screen.getAllByRole('radio')).toHaveLength(PRODUCTS.length);
});
