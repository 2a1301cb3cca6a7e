import { classItem, filterItems, groupItems, propItem, releasesOf, slotItem } from './memberItem';

const rows = propItem(
  'DataGrid',
  {
    name: 'rows',
    type: [{ ref: 'GridRowsProp' }],
    description: [{ p: ['What is ', { code: 'shown' }] }],
  },
  null,
);
const columns = propItem('DataGrid', { name: 'columns', type: ['GridColDef[]'] }, null);

it('gives entries their published and their short anchors', () => {
  expect([rows.anchor, rows.alias]).toEqual(['data-grid-prop-rows', 'prop-rows']);
  const slot = slotItem(
    'PickersLayout',
    { name: 'tabs', className: 'MuiPickersLayout-tabs' },
    null,
  );
  expect([slot.anchor, slot.alias]).toEqual([
    'PickersLayout-css-MuiPickersLayout-tabs',
    'slot-tabs',
  ]);
});

it('names the class of a slot from the page, or that of its elements', () => {
  const classOf = (slot: Parameters<typeof slotItem>[1]) => slotItem('DataGrid', slot).className;
  expect(classOf({ name: 'toolbar', className: 'MuiDataGrid-toolbar' })).toBe(
    'MuiDataGrid-toolbar',
  );
  expect(classOf({ name: 'footer', target: 'MuiDataGrid-footerContainer' })).toBe(
    'MuiDataGrid-footerContainer',
  );
  expect(classOf({ name: 'icon' })).toBeUndefined();
});

it('shows a state class without a rule name', () => {
  expect(
    classItem('PickersDay', { key: 'selected', className: 'Mui-selected', state: true }, null),
  ).toMatchObject({
    anchor: 'pickers-day-classes-selected',
    title: '.Mui-selected',
    fact: undefined,
  });
});

describe('filterItems', () => {
  it('finds words in the name, type, and description, ignoring case', () => {
    expect(filterItems([rows, columns], 'gridrows')).toEqual([rows]);
    expect(filterItems([rows, columns], 'shown what')).toEqual([rows]);
    expect(filterItems([rows, columns], 'COLUMNS')).toEqual([columns]);
  });

  it('finds a release as a whole', () => {
    const since = (release: string) =>
      propItem('DataGrid', { name: 'rows', type: ['string'], since: release }, null);
    const [early, late, either] = [since('8.1'), since('8.12'), since('8.4 or 8.5')];
    const old = propItem('DataGrid', { name: 'old', type: [], deprecatedSince: '8.12' }, null);
    const all = [rows, early, late, either, old];
    expect(filterItems(all, '8.1')).toEqual([early]);
    expect(filterItems(all, '8.12')).toEqual([late, old]);
    expect(filterItems(all, '8.5 rows')).toEqual([either]);
    expect(releasesOf(all)).toEqual(['8.12', '8.5', '8.4', '8.1']);
  });

  it('returns everything without a query', () => {
    expect(filterItems([rows, columns], ' ')).toEqual([rows, columns]);
  });
});

it('puts required entries first, and deprecated ones into a group of their own', () => {
  const old = { ...rows, title: 'oldRows', deprecated: [] };
  const required = { ...rows, title: 'id', isRequired: true };
  expect(groupItems([old, columns, required, rows])).toEqual({
    current: [required, columns, rows],
    deprecated: [old],
  });
});
