import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiPageData, ApiPageMember } from '@site/src/api/shared/apiPage';
import { Members, Releases } from '..';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';

const member = (name: string, more: Partial<ApiPageMember> = {}): ApiPageMember => ({
  name,
  type: ['string'],
  ...more,
});

const page: ApiPageData = {
  kind: 'component',
  name: 'RangePicker',
  product: 'date-pickers',
  major: 'v8',
  since: '8.2',
  guides: [],
  members: [
    member('first', { since: '8.2' }),
    member('tools', { since: '8.9' }),
    member('gap', { since: '8.4 or 8.5' }),
    member('old', { deprecated: [], deprecatedSince: '8.12' }),
    member('older', { since: 'v7' }),
    ...['a', 'b', 'c', 'd'].map((name) => member(name)),
  ],
  slots: [{ name: 'day', className: 'MuiRangePicker-day', since: '8.9' }],
  sourceUrl: 'https://example.com',
  definitions: {},
};

const entry = (name: string) => document.getElementById(`range-picker-prop-${name}`)!;

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
});

it('shows the release beside what is newer than its component', () => {
  render(<Members {...page} />, { wrapper: SiteFrame });
  expect(entry('tools')).toHaveTextContent('Since 8.9');
  expect(entry('gap')).toHaveTextContent('Since 8.4 or 8.5');
  expect(entry('old')).toHaveTextContent('Deprecated since 8.12');
  // Older majors are in the history of an opened entry only.
  expect(entry('older')).not.toHaveTextContent('Since');
  expect(entry('first')).not.toHaveTextContent('Since');
});

it('narrows a list down to a release, which can be chosen or typed', async () => {
  const user = userEvent.setup();
  render(<Members {...page} />, { wrapper: SiteFrame });
  const choose = screen.getByRole('combobox', { name: 'Filter Props by release' });
  const options = within(choose).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Any release',
    '8.12',
    '8.9',
    '8.5',
    '8.4',
    '8.2',
  ]);
  await user.selectOptions(choose, '8.9');
  expect(entry('tools')).toBeVisible();
  expect(entry('gap')).not.toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 of 9 shown');

  const field = screen.getByRole('searchbox', { name: 'Filter Props' });
  expect(field).toHaveValue('8.9');
  await user.clear(field);
  await user.type(field, '8.4');
  expect(choose).toHaveValue('8.4');
  expect(entry('gap')).toBeVisible();
  await user.selectOptions(choose, 'Any release');
  expect(entry('older')).toBeVisible();
});

it('lists what each release added and deprecated, newest first, with links to the entries', () => {
  render(<Releases {...page} />, { wrapper: SiteFrame });
  const releases = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(releases).toEqual(['8.12', '8.9', '8.4 or 8.5', '8.2']);
  const [newest, middle, , first] = screen.getAllByRole('definition');
  expect(newest).toHaveTextContent('Deprecated · Propsold');
  expect(middle).toHaveTextContent('New · PropstoolsNew · Slotsday');
  expect(first).toHaveTextContent('NewRangePicker');
  expect(screen.getByRole('link', { name: 'day' })).toHaveAttribute(
    'href',
    '#RangePicker-css-MuiRangePicker-day',
  );
});
