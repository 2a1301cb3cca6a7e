import { render, screen, within } from '@testing-library/react';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import { PRODUCTS } from '@site/src/content/shared/products';
import { HeaderLinks } from './HeaderLinks';

function show(path: string) {
  render(
    <SiteFrame path={path}>
      <HeaderLinks />
    </SiteFrame>,
  );
  return within(screen.getByRole('navigation', { name: 'Site' })).getAllByRole('link');
}

const current = () => screen.queryByRole('link', { current: true })?.textContent;

it('links the guides, products, and templates', () => {
  const links = show('/x/templates/dashboard/');
  expect(links.map((link) => link.textContent)).toEqual([
    'Docs',
    ...PRODUCTS.map(({ name, shortName }) => shortName ?? name),
    'Templates',
    'Theme studio',
  ]);
  expect(current()).toBe('Templates');
});

it('marks the product of guides and API pages', () => {
  show('/x/react-data-grid/sorting/');
  expect(current()).toBe('Data Grid');
});

it('marks the product of an API page', () => {
  show('/x/api/date-pickers/date-picker/');
  expect(current()).toBe('Pickers');
});

it.each([
  '/x/introduction/licensing/',
  '/x/migration/migration-data-grid-v7/',
  '/x/v7/migration/migration-data-grid-v6/',
  '/x/common-concepts/custom-components/',
  '/x/whats-new/',
  '/x/api/changes/v8/',
])('marks the guides on %s, which belongs to all products', (path) => {
  show(path);
  expect(current()).toBe('Docs');
});

it.each(['/x/search/', '/x/production-error/'])('marks nothing on %s', (path) => {
  show(path);
  expect(current()).toBeUndefined();
});

it('marks nothing on the landing page', () => {
  show('/x/');
  expect(current()).toBeUndefined();
});

it('stays in an older major, which has neither templates nor a theme studio', () => {
  const links = show('/x/v7/react-data-grid/sorting/');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/x/v7/introduction/',
    '/x/v7/react-data-grid/',
    '/x/v7/react-date-pickers/',
    '/x/v7/react-charts/',
    '/x/v7/react-tree-view/',
  ]);
  expect(current()).toBe('Data Grid');
});
