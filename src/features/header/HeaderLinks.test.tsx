import { render, screen, within } from '@testing-library/react';
import { SiteFrame } from '@site/src/testing/SiteFrame';
import { HeaderLinks } from './HeaderLinks';

const show = (path: string) =>
  render(
    <SiteFrame path={path}>
      <HeaderLinks />
    </SiteFrame>,
  );

it('links the guides, products, and templates on a page without a menu', () => {
  show('/x/templates/dashboard/');
  const links = within(screen.getByRole('navigation', { name: 'Site' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Docs',
    'Data Grid',
    'Date and Time Pickers',
    'Charts',
    'Tree View',
    'Templates',
    'Theme studio',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Templates');
});

it('adds nothing beside a menu', () => {
  show('/x/react-data-grid/');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
