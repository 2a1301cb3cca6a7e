import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiPageData } from '@site/src/api/shared/apiPage';
import { History, Members, Overview } from '.';
import { SiteFrame } from '@site/src/base/testing/SiteFrame';

const page: ApiPageData = {
  kind: 'component',
  name: 'DataGrid',
  product: 'data-grid',
  major: 'v8',
  since: 'v4',
  readFrom: '@mui/x-data-grid-pro 8.10.1',
  guides: [],
  members: [
    { name: 'label', type: ['string'], since: 'v8' },
    {
      name: 'rowSpanning',
      type: ['boolean'],
      since: 'v7',
      changes: [
        { major: 'v8', kind: 'renamed', from: 'unstable_rowSpanning' },
        { major: 'v8', kind: 'type', from: 'string' },
        { major: 'v7', kind: 'type' },
        { major: 'v7', kind: 'default', from: 'true' },
        { major: 'v6', kind: 'required' },
        { major: 'v6', kind: 'deprecated' },
      ],
    },
  ],
  gone: [
    { major: 'v8', kind: 'prop', name: 'baseInputLabel' },
    { major: 'v7', kind: 'slot', name: 'old', to: 'new' },
  ],
  changePages: [
    { from: 'v7', to: 'v8' },
    { from: 'v6', to: 'v7' },
  ],
  size: { alone: { gzip: 218_252, brotli: 180_000 }, added: { gzip: 132_909, brotli: 100_049 } },
  sourceUrl: 'https://example.com',
  definitions: {},
};

it('shows the major that added each member, and marks the newest with a chip', () => {
  render(<Members {...page} />, { wrapper: SiteFrame });
  expect(document.getElementById('data-grid-prop-label')).toHaveTextContent('New in v8');
  expect(document.getElementById('data-grid-prop-rowSpanning')).toHaveTextContent('Since v7');
});

it('shows how majors changed a member', () => {
  render(<Members {...page} />, { wrapper: SiteFrame });
  const entry = document.getElementById('data-grid-prop-rowSpanning');
  for (const sentence of [
    'Called unstable_rowSpanning before v8',
    'Type was string before v8',
    'Other type before v7',
    'Default was true before v7',
    'Required since v6',
    'Deprecated since v6',
  ]) {
    expect(entry).toHaveTextContent(sentence);
  }
});

it('lists removed members and links to all changes of the component', () => {
  render(<History {...page} />, { wrapper: SiteFrame });
  expect(screen.getByText('baseInputLabel')).toBeVisible();
  expect(screen.getByText('old → new')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All changes from v6 to v7' })).toHaveAttribute(
    'href',
    '/x/api/changes/v7/?components=DataGrid',
  );
});

it('folds the size, the age, and another version of a component on small screens', async () => {
  render(<Overview {...page} />, { wrapper: SiteFrame });
  expect(screen.getByText('v4')).not.toBeVisible();
  await userEvent.click(screen.getByText('More about DataGrid'));
  expect(screen.getByText('@mui/x-data-grid-pro 8.10.1')).toBeVisible();
  expect(screen.getByText(/218\.3 kB gzip, 180\.0 kB Brotli \(alone\)/)).toBeVisible();
  expect(screen.getByText(/132\.9 kB gzip, 100\.0 kB Brotli \(added to a page/)).toBeVisible();
  expect(screen.getByText('v4')).toBeVisible();
});

it('folds no single fact', () => {
  const { readFrom: _, size: __, ...single } = page;
  render(<Overview {...single} />, { wrapper: SiteFrame });
  expect(screen.getByText('v4')).toBeVisible();
  expect(screen.queryByText(/More about/)).toBeNull();
});
