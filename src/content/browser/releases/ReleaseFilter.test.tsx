import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useHistory } from '@docusaurus/router';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import { ReleaseFilter } from '.';

let history: ReturnType<typeof useHistory>;

/** A page with two releases, as `remarkReleases` marks it. */
function Page() {
  history = useHistory();
  return (
    <article>
      <ReleaseFilter products="x-data-grid x-charts" />
      <ul>
        <li data-product="x-data-grid">Pivoting</li>
        <li data-product="x-charts">Sankey</li>
      </ul>
      <ul>
        <li data-product="x-charts" id="v8-10">
          Radar
        </li>
        <li>Every product</li>
      </ul>
    </article>
  );
}

const show = () => render(<Page />, { wrapper: SiteFrame });
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const shown = () =>
  ['Pivoting', 'Sankey', 'Radar', 'Every product'].filter((text) => !screen.getByText(text).hidden);

it('offers only products with an entry', () => {
  show();
  const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  expect(names).toEqual(['x', 'x-data-grid', 'x-charts']);
});

it('hides the entries of other products, and shows them again', async () => {
  show();
  await choose('Charts');
  expect(shown()).toEqual(['Sankey', 'Radar', 'Every product']);
  await choose('Data Grid');
  expect(shown()).toEqual(['Pivoting', 'Every product']);
  await choose('All products');
  expect(shown()).toHaveLength(4);
});

it('shows everything to readers who follow a link to a hidden place', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  show();
  await choose('Data Grid');
  act(() => history.push('#v8-10'));
  expect(shown()).toHaveLength(4);
  expect(scroll).toHaveBeenCalled();
});
