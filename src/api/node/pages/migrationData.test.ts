import type { ApiChangesData, ApiListedChange } from '../../shared/apiChanges';
import { createMigrationData } from './migrationData';

const prop = (name: string) => ({ kind: 'prop', name }) as const;

const rowsOf = (changes: ApiListedChange[], components = ['BarChart', 'LineChart']) => {
  const data: ApiChangesData = {
    from: 'v7',
    to: 'v8',
    hasPages: true,
    products: [{ product: 'charts', guides: [], groups: [{ components, changes }] }],
  };
  return createMigrationData(data, 'charts').rows.map(({ components: _, ...row }) => row);
};

it('lists removals without an explanation in one row, by kind', () => {
  expect(
    rowsOf([
      { kind: 'removed', member: prop('topAxis') },
      { kind: 'removed', member: { kind: 'class', name: 'row' } },
      { kind: 'removed', member: prop('leftAxis') },
    ]),
  ).toEqual([
    { kind: 'removed', member: 'prop', before: ['topAxis', 'leftAxis'] },
    { kind: 'removed', member: 'class', before: ['row'] },
  ]);
});

it('lists removals with the same explanation in one row, after those without', () => {
  const reason = [{ p: ['Use another.'] }];
  expect(
    rowsOf([
      { kind: 'removed', member: prop('legend'), reason },
      { kind: 'removed', member: prop('tooltip'), reason },
      { kind: 'removed', member: { kind: 'slot', name: 'popper' }, reason },
      { kind: 'removed', member: prop('viewBox') },
    ]),
  ).toEqual([
    { kind: 'removed', member: 'prop', before: ['viewBox'] },
    { kind: 'removed', member: 'prop', before: ['legend', 'tooltip'], reason },
    { kind: 'removed', member: 'slot', before: ['popper'], reason },
  ]);
});

it('lists removed and renamed components', () => {
  expect(rowsOf([{ kind: 'removed' }])).toEqual([{ kind: 'removed', before: [] }]);
  expect(rowsOf([{ kind: 'renamed', from: 'TreeItem2', to: 'TreeItem' }])).toEqual([
    { kind: 'renamed', before: ['TreeItem2'], now: 'TreeItem' },
  ]);
  expect(
    rowsOf([{ kind: 'renamed', member: prop('zoomData'), from: 'zoom', to: 'zoomData' }]),
  ).toEqual([
    { kind: 'renamed', member: 'prop', before: ['zoom'], now: 'zoomData', name: 'zoomData' },
  ]);
});

it('shows changed defaults on one line, and what is now required', () => {
  expect(
    rowsOf([
      { kind: 'default', member: prop('margin'), from: '{\n  top: 5,\n}', to: '5' },
      { kind: 'required', member: prop('id') },
    ]),
  ).toEqual([
    {
      kind: 'default',
      member: 'prop',
      before: ['margin: { top: 5, }'],
      now: 'margin: 5',
      name: 'margin',
    },
    { kind: 'required', member: 'prop', before: ['id?'], now: 'id', name: 'id' },
  ]);
});

it('excludes types, deprecations, and additions', () => {
  expect(
    rowsOf([
      { kind: 'type', member: prop('a'), from: 'string', to: 'number' },
      { kind: 'deprecated', member: prop('b') },
      { kind: 'added', member: prop('c') },
    ]),
  ).toEqual([]);
});

it('is empty for a product without changes', () => {
  const data: ApiChangesData = { from: 'v7', to: 'v8', hasPages: true, products: [] };
  expect(createMigrationData(data, 'charts').rows).toEqual([]);
});
