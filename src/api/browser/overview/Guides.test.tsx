import { render, screen, within } from '@testing-library/react';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import { Guides } from '..';

/** The titles in the lists of guides of a page with so many. */
function listsOf(count: number): (string | null)[][] {
  const guides = Array.from({ length: count }, (_, index) => ({
    title: `Guide ${index + 1}`,
    route: `/x/guide-${index + 1}/`,
  }));
  render(
    <SiteFrame>
      <Guides guides={guides} />
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
