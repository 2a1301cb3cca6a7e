import { formatMissing } from './formatMissing';
import { member } from './testing/fixtures';

it('lists members by page, the longest list first and those without a page last', () => {
  const text = formatMissing({
    product: 'data-grid',
    members: 9,
    exempt: 0,
    missing: [
      { member: member('nonce', { owners: ['A', 'B', 'C', 'D', 'E'] }) },
      {
        member: member('useGridEvent', { kind: 'hook', owners: [] }),
        page: 'react-data-grid/events',
      },
      { member: member('rowClick', { kind: 'event', owners: [] }), page: 'react-data-grid/rows' },
      { member: member('rows'), page: 'react-data-grid/rows', elsewhere: 'react-data-grid/export' },
    ],
  });
  expect(text).toBe(
    [
      'react-data-grid/rows: 2',
      '  prop      rows (DataGrid), only explained on react-data-grid/export',
      '  event     rowClick',
      '',
      'react-data-grid/events: 1',
      '  hook      useGridEvent',
      '',
      'No page suggests itself: 1',
      '  prop      nonce (A, B, C, and 2 more)',
    ].join('\n'),
  );
});
