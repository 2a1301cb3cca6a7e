import { render, screen, within } from '@testing-library/react';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import type { ApiPageData } from '@site/src/api/shared/apiPage';
import { Guides, Overview } from '..';

const PAGE: ApiPageData = {
  ...{ kind: 'component', name: 'Meter', product: 'charts', major: 'v8' },
  ...{ guides: [], members: [], definitions: {} },
  sourceUrl: 'https://example.com/Meter.tsx',
};

const guidesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Guide ${index + 1}`,
    route: `/x/guide-${index + 1}/`,
  }));

/** The titles in the lists of guides of a page with so many. */
function listsOf(count: number): (string | null)[][] {
  render(
    <SiteFrame>
      <Guides guides={guidesOf(count)} />
    </SiteFrame>,
  );
  return screen
    .queryAllByRole('list')
    .map((list) => within(list).getAllByRole('link'))
    .map((links) => links.map(({ textContent }) => textContent));
}

it('shows five guides, and folds the others', () => {
  expect(listsOf(7)).toEqual([
    ['Guide 1', 'Guide 2', 'Guide 3', 'Guide 4', 'Guide 5'],
    ['Guide 6', 'Guide 7'],
  ]);
  expect(screen.getByText('2 more guides').closest('details')).not.toHaveAttribute('open');
});

it('folds nothing if there are few', () => {
  expect(listsOf(5)).toHaveLength(1);
  expect(screen.queryByText(/more guides/)).toBeNull();
});

it('links the first guides at the top of the page, and the list of the others', () => {
  const linksOf = (count: number) => {
    const { unmount } = render(
      <SiteFrame>
        <Overview {...PAGE} guides={guidesOf(count)} />
      </SiteFrame>,
    );
    const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    unmount();
    return links;
  };
  expect(linksOf(0)).toEqual([]);
  expect(linksOf(3)).toEqual(['/x/guide-1/', '/x/guide-2/', '/x/guide-3/']);
  expect(linksOf(9)).toEqual(['/x/guide-1/', '/x/guide-2/', '/x/guide-3/', '#guides']);
});
