import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import { SearchField } from './SearchField';

const open = jest.fn();
const prepare = jest.fn();

jest.mock('@site/src/search/browser', () => ({
  SearchIcon: () => null,
  SearchOnDemand: () => null,
  useSearchDialog: () => ({ isOpen: false, dialog: { status: 'idle' }, open, prepare }),
}));

it('preloads the search and opens it with the entered text', async () => {
  const user = userEvent.setup();
  render(
    <EnglishMessages>
      <SearchField initialQuery="column" />
    </EnglishMessages>,
  );
  const field = screen.getByRole('searchbox', { name: 'Search the documentation' });
  expect(field).toHaveValue('column');
  await user.type(field, ' pinning ');
  expect(prepare).toHaveBeenCalled();
  expect(open).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(open.mock.calls).toEqual([['column pinning']]);
});
