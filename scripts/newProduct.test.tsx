import search from '@generated/docs-translations/default/search.json';
import landing from '@generated/docs-translations/default/landing.json';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withLazyMessages } from '@site/src/base/browser/messages';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import { ReleaseFilter } from '@site/src/content/browser/releases';
import * as lazyBar from '@site/src/search/browser/dialog/SearchFilterBar';
import type { SearchFilters } from '@site/src/search/browser/dialog/useSearchFilters';
import { startingPoints } from '@site/src/search/browser/model/startingPoints';
import { SiteFooter } from '@site/src/shell/browser/footer';
import { HeaderLinks } from '@site/src/shell/browser/header/HeaderLinks';
import { ProductSelector } from '@site/src/shell/browser/header/ProductSelector';
import { VersionSelector } from '@site/src/shell/browser/header/VersionSelector';
import * as lazyHero from '@site/src/shell/browser/landing/Hero';
import * as lazyTable from '@site/src/shell/browser/landing/PlanTable';
import { AUTHOR_KEYS } from '@site/src/content/node/content-rules/frontMatterRules';
import { MAJORS, type Major } from '@site/src/versions/shared/versions';

// The copy answers for these, in what readers see and in what the build makes.
jest.mock('@site/src/content/shared/products', () => mockCopy('src/content/shared/products.ts'));
jest.mock('@site/src/shell/browser/landing/plans', () =>
  mockCopy('src/shell/browser/landing/plans.ts'),
);
// Only the bundler imports text.
jest.mock('@site/src/shell/browser/landing/firstComponents', () => ({ FIRST_COMPONENTS: {} }));

function mockCopy(file: string): unknown {
  return jest
    .requireActual<typeof import('./support/newProduct')>('./support/newProduct')
    .loadCopy(file);
}

const Hero = withLazyMessages(landing, lazyHero.Hero);
const SearchFilterBar = withLazyMessages(search, lazyBar.SearchFilterBar);
const PlanTable = withLazyMessages(landing, lazyTable.PlanTable);

const NEW = { name: 'Kanban' };

const filtersOf = (version: Major): SearchFilters => ({
  product: null,
  setProduct: () => {},
  version: { version, label: version, file: '', bytes: 0 },
  versions: [],
  setVersion: () => {},
  resolve: (path) => path,
});

it.each([
  ['the links of the header', <HeaderLinks key="" />],
  ['the footer', <SiteFooter key="" />],
  ['the plans of the landing page', <PlanTable key="" />],
])('links the new product in %s', (_place, element) => {
  render(<SiteFrame path="/x/react-charts/">{element}</SiteFrame>);
  expect(screen.getByRole('link', NEW)).toHaveAttribute('href', '/x/react-kanban/');
});

it('names the new product in the header of its pages, and offers it with its tagline', async () => {
  render(
    <SiteFrame path="/x/react-kanban/cards/">
      <ProductSelector />
    </SiteFrame>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Kanban/ }));
  const link = screen.getByRole('link', { current: true });
  expect(link).toHaveTextContent('KanbanBoards with cards.');
  expect(link).toHaveAttribute('href', '/x/react-kanban/');
});

it('lists the majors that have the new product', async () => {
  render(
    <SiteFrame
      path="/x/react-kanban/cards/"
      config={{ versions: { root: 'v8', included: MAJORS, hosts: {} } }}
    >
      <VersionSelector />
    </SiteFrame>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Version: / }));
  const entries = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent?.slice(0, 2))).toEqual(['v8', 'v7', 'v6']);
});

it.each([
  ['the first steps of the landing page', <Hero key="" />],
  ['the releases', <ReleaseFilter key="" products="x-charts x-kanban" />],
  ['the search', <SearchFilterBar key="" filters={filtersOf('v8')} />],
])('offers the new product in %s', (_place, element) => {
  render(<SiteFrame>{element}</SiteFrame>);
  expect(screen.getByRole('radio', NEW)).toBeInTheDocument();
});

it('filters the search by the new product only in majors that have it', () => {
  render(<SearchFilterBar filters={filtersOf('v5')} />, { wrapper: SiteFrame });
  expect(screen.queryByRole('radio', NEW)).not.toBeInTheDocument();
});

it('starts the search at its pages', () => {
  const place = { topology: { root: 'v8' }, version: 'v8', product: 'x-kanban' } as const;
  const points = startingPoints(place as unknown as Parameters<typeof startingPoints>[0]);
  expect(points.slice(0, 3).map(({ path }) => path)).toEqual([
    'react-kanban/',
    'react-kanban/quickstart/',
    'api/kanban/',
  ]);
});

it('accepts the new product in the front matter of pages', () => {
  expect(AUTHOR_KEYS.productId?.safeParse('x-kanban').success).toBe(true);
  expect(AUTHOR_KEYS.productId?.safeParse('x-kanbans').success).toBe(false);
});
