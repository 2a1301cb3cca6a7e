import { apiRoute, kebabCase, memberAlias, memberAnchor } from './apiNames';

describe('kebabCase', () => {
  it.each([
    ['DataGrid', 'data-grid'],
    ['DateRangePickerDay2', 'date-range-picker-day-2'],
    ['ChartsXAxis', 'charts-x-axis'],
    ['GridExportCSVOptions', 'grid-export-csv-options'],
    ['useGridApiRef', 'use-grid-api-ref'],
  ])('%s → %s', (name, expected) => expect(kebabCase(name)).toBe(expected));
});

it('returns the published route of each page', () => {
  expect(apiRoute('data-grid', 'GridColDef')).toBe('/x/api/data-grid/grid-col-def/');
});

it('returns the published anchor and a short one for each member', () => {
  expect(memberAnchor('DataGrid', 'prop', { name: 'rows' })).toBe('data-grid-prop-rows');
  expect(memberAnchor('DataGrid', 'class', { name: 'row--editing' })).toBe(
    'data-grid-classes-row--editing',
  );
  expect(memberAnchor('PickersLayout', 'slot', { name: 'layout' })).toBe(
    'PickersLayout-css-layout',
  );
  expect(
    memberAnchor('PickersLayout', 'slot', { name: 'tabs', className: 'MuiPickersLayout-tabs' }),
  ).toBe('PickersLayout-css-MuiPickersLayout-tabs');
  expect(memberAlias('slot', 'tabs')).toBe('slot-tabs');
});
