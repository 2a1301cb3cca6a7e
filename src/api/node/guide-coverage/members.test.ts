import type { ApiProductModel } from '../../shared/apiModel';
import { component, prop } from '../testing/fixtureModel';
import { isPackageOf, listMembers } from './members';

const MODEL: ApiProductModel = {
  exported: { DataGrid: { kind: 'component', imports: [] } },
  otherExports: {},
  missing: [],
  components: {
    DataGrid: component('DataGrid', {
      props: [prop('rows'), prop('old', { deprecated: '' })],
      slots: [{ name: 'toolbar', description: '' }],
    }),
    DataGridPro: component('DataGridPro', { props: [prop('rows'), prop('old')] }),
  },
  interfaces: {},
  slotProps: {},
  propsTypes: [],
  hooks: {},
  objects: [{ name: 'GridSortApi', members: [prop('sortColumn')] }],
  events: [{ name: 'rowClick', description: '', componentProp: 'onRowClick' }],
  selectors: [
    { name: 'gridSortModelSelector', description: '', returnType: [], category: 'Sorting' },
  ],
  types: {},
  styles: { classes: {}, overrides: {}, styled: {} },
};

const EXPORTS = ['gridSortModelSelector', 'getGridDateOperators', 'GRID_ROOT_ID', 'GridColDef'];

const lines = (model: ApiProductModel, exported?: readonly string[]) =>
  listMembers(model, exported).map(({ kind, name }) => `${kind} ${name}`);

describe('listMembers', () => {
  it('lists everything that readers can use by name', () => {
    expect(lines(MODEL, EXPORTS)).toEqual([
      'prop rows',
      'prop old',
      'slot toolbar',
      'method sortColumn',
      'event rowClick',
      'selector gridSortModelSelector',
      'component DataGrid',
      'constant GRID_ROOT_ID',
      'helper getGridDateOperators',
    ]);
  });

  it('merges a prop of several components into one member', () => {
    expect(listMembers(MODEL)[0]?.owners).toEqual(['DataGrid', 'DataGridPro']);
  });

  it('marks a prop as deprecated only if all of its owners do', () => {
    expect(listMembers(MODEL)[1]?.isDeprecated).toBe(false);
  });

  it('lets the prop for an event explain it', () => {
    expect(listMembers(MODEL).find(({ kind }) => kind === 'event')?.aliases).toEqual([
      'onRowClick',
    ]);
  });

  it('excludes the interface that repeats all methods', () => {
    const whole = { ...component('GridApi'), kind: 'interface' as const, members: [prop('twice')] };
    expect(lines({ ...MODEL, interfaces: { GridApi: whole } })).not.toContain('field twice');
  });
});

it('recognizes the packages of a product in every plan', () => {
  const specifiers = [
    '@mui/x-charts',
    '@mui/x-charts-pro',
    '@mui/x-charts/hooks',
    '@mui/x-data-grid',
  ];
  expect(specifiers.map((name) => isPackageOf('charts', name))).toEqual([true, true, false, false]);
});
