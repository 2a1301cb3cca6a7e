import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';
import type { VersionTopology } from '@site/src/versions/shared/versions';
import { VersionSelector } from './VersionSelector';

const maps: Record<string, unknown> = {
  '/x/page-map.json': {
    major: 'v8',
    pages: [
      { path: 'react-data-grid/', title: 'Data Grid', anchors: [] },
      { path: 'react-data-grid/sorting/', title: 'Sorting', anchors: ['multi-sorting'] },
      { path: 'react-data-grid/pivoting/', title: 'Pivoting', anchors: [] },
    ],
  },
  '/x/v7/page-map.json': {
    major: 'v7',
    pages: [
      { path: 'react-data-grid/', title: 'Data Grid', anchors: [] },
      { path: 'react-data-grid/sorting/', title: 'Sorting', anchors: ['multi-sorting'] },
    ],
  },
};

const fetchMock = jest.fn(async (url: string) => ({
  ok: url in maps,
  status: url in maps ? 200 : 404,
  json: async () => maps[url],
}));

beforeAll(() => {
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

async function open(path: string, versions?: VersionTopology) {
  render(
    <SiteFrame path={path} config={versions && { versions }}>
      <VersionSelector />
    </SiteFrame>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Version: / }));
  return screen.getByRole('list');
}

it('fetches nothing before it is opened, and marks the current major', async () => {
  render(
    <SiteFrame path="/x/react-data-grid/sorting/">
      <VersionSelector />
    </SiteFrame>,
  );
  expect(fetchMock).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Version: v8.14.1' }));
  expect(screen.getByText('v8.14.1', { selector: '[aria-current]' })).toBeInTheDocument();
});

it('keeps the page and the section', async () => {
  const list = await open('/x/react-data-grid/sorting/#multi-sorting');
  const link = within(list).getByRole('link', { name: 'v7' });
  await within(list).findByRole('link', { name: 'v7' });
  expect(link).toHaveAttribute('href', '/x/v7/react-data-grid/sorting/#multi-sorting');
});

it('links back from an older major', async () => {
  const list = await open('/x/v7/react-data-grid/sorting/');
  expect(screen.getByRole('button', { name: 'Version: v7' })).toBeInTheDocument();
  expect(within(list).getByRole('link', { name: 'v8.14.1' })).toHaveAttribute(
    'href',
    '/x/react-data-grid/sorting/',
  );
});

it('links pages without a product to the first page of an earlier major', async () => {
  const hosts = { v4: 'https://v4.example.com' };
  const list = await open('/x/introduction/', { root: 'v8', included: ['v8'], hosts });
  const link = await within(list).findByRole('link', { name: /^v4/ });
  expect(link).toHaveAttribute('href', 'https://v4.example.com/x/react-data-grid/');
});

it('says that a page is missing and offers the nearest one', async () => {
  const list = await open('/x/react-data-grid/pivoting/');
  const link = await within(list).findByRole('link', {
    name: /This page is not in v7\. Nearest: Data Grid/,
  });
  expect(link).toHaveAttribute('href', '/x/v7/react-data-grid/');
});

it('links from an unknown URL to the front pages, and to where it exists', async () => {
  const list = await open('/x/react-data-grid/nonsense/');
  await new Promise((resolve) => setTimeout(resolve, 0));
  const link = await within(list).findByRole('link', { name: 'v7' });
  expect(link).toHaveAttribute('href', '/x/v7/react-data-grid/');
});

it('links to the published documentation without asking it, and says so once', async () => {
  const published = ['v7', 'v6', 'v5', 'v4'] as const;
  const hosts = Object.fromEntries(published.map((major) => [major, `https://${major}.mui.com`]));
  fetchMock.mockClear();
  const list = await open('/x/react-date-pickers/fields/', {
    ...{ root: 'v8', included: ['v8'], hosts, published },
  });
  expect(
    await screen.findByText('These versions open at their start page: v7, v6, and v5.'),
  ).toBeInTheDocument();
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    'https://v7.mui.com/x/react-date-pickers/',
    'https://v6.mui.com/x/react-date-pickers/',
    'https://v5.mui.com/x/react-date-pickers/getting-started/',
  ]);
  expect(fetchMock.mock.calls.filter(([url]) => url.includes('mui.com'))).toEqual([]);
});
