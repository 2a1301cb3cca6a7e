import type { ApiModel, ApiTypeText } from '../../shared/apiModel';
import { readApiSources } from '../sources';
import { GRID_FILES, writeFixtureSite } from '../testing/fixtureSite';
import { extractApi } from './extract';

const print = (type: ApiTypeText | undefined) =>
  type?.map((part) => (typeof part === 'string' ? part : part.ref)).join('');

describe('extractApi', () => {
  let siteDir: string;
  let model: ApiModel;
  const grid = () => model.products['data-grid']!;
  const prop = (component: string, name: string) =>
    grid().components[component]?.props.find((entry) => entry.name === name);

  beforeAll(() => {
    siteDir = writeFixtureSite(GRID_FILES);
    model = extractApi(readApiSources(siteDir), {
      'data-grid': ['DataGrid', 'DataGridPro', 'GridColDef', 'DataGridGhost'],
    });
  });

  it('contains the versions of the packages and the pages without an export', () => {
    expect(model.packages).toEqual({
      '@mui/x-data-grid': '1.0.0',
      '@mui/x-data-grid-pro': '1.0.0',
    });
    expect(grid().missing).toEqual(['DataGridGhost']);
  });

  it('lists imports, deepest first, without the stubs of other plans', () => {
    expect(grid().components.DataGrid?.imports).toEqual([
      '@mui/x-data-grid/DataGrid',
      '@mui/x-data-grid',
    ]);
  });

  it('separates the description from links to pages', () => {
    expect(grid().components.DataGrid).toMatchObject({
      description: 'Shows rows.',
      guides: ['/x/react-data-grid/features/'],
    });
  });

  it('reads the type, default, deprecation, and parameters of a prop', () => {
    expect(prop('DataGrid', 'rows')).toMatchObject({
      required: true,
      description: 'The rows. See `GridColDef`.',
    });
    expect(print(prop('DataGrid', 'rows')?.type)).toBe('readonly R[]');
    expect(prop('DataGrid', 'dense')).toMatchObject({ deprecated: 'Use `density` instead.' });
    expect(prop('DataGrid', 'onRowClick')).toMatchObject({
      type: ['(row: R) => boolean'],
      params: [{ name: 'row', description: 'The row.' }],
      returns: '`false` to stop.',
    });
    expect(prop('DataGrid', 'signature')).toBeUndefined();
    expect(prop('DataGrid', 'onRowClick')).not.toHaveProperty('signature');
  });

  it('writes the signature of a named function type, and names what its parameters are', () => {
    expect(prop('DataGrid', 'onColumnEdit')).toMatchObject({
      type: [{ ref: 'GridListener' }, '<', { ref: 'GridBaseColDef' }, '>'],
      signature: '(params, event, details) => void',
      params: [
        {
          name: 'params',
          description: 'With all properties from `GridBaseColDef`, like `GridColDef`.',
        },
        { name: 'event', description: 'The event.' },
      ],
    });
  });

  it('shows the values of a short union and links the names of other types', () => {
    expect(prop('DataGrid', 'density')).toMatchObject({
      type: ["'compact' | 'standard'"],
      default: "'standard'",
    });
    expect(prop('DataGrid', 'columns')?.type).toContainEqual({ ref: 'GridColDef' });
    expect(print(grid().types.GridColDef?.text)).toContain('type GridColDef<R = any> = ');
  });

  it('groups inherited props by source', () => {
    expect(grid().components.DataGrid?.inherited).toEqual([
      {
        from: 'HTMLAttributes',
        package: 'react',
        props: [
          expect.objectContaining({ name: 'id' }),
          expect.objectContaining({ name: 'onClick' }),
        ],
      },
    ]);
  });

  it('marks members of higher plans', () => {
    expect(prop('DataGridPro', 'pinnedColumns')).toMatchObject({ plan: 'pro' });
    expect(prop('DataGridPro', 'rows')?.plan).toBeUndefined();
  });

  it('contains slots, classes, the theme name, and the ref', () => {
    const { classes, refType, slots, themeName } = grid().components.DataGrid!;
    expect(slots).toEqual([
      {
        name: 'footer',
        description: 'Below the rows.',
        default: 'GridFooter',
        props: [{ ref: 'GridFooterProps' }, ' & ', { ref: 'FooterPropsOverrides' }],
      },
      {
        name: 'toolbar',
        description: 'Above the rows.',
        given: [{ ref: 'GridToolbarProps' }],
      },
    ]);
    expect(classes).toEqual([
      { key: 'root', className: 'MuiDataGrid-root', description: 'The outermost element.' },
      { key: 'selected', className: 'Mui-selected', description: 'A selected row.', state: true },
    ]);
    expect({ refType, themeName }).toEqual({
      refType: ['HTMLDivElement'],
      themeName: 'MuiDataGrid',
    });
  });

  it('describes the props of slots, including nested ones, and no empty ones', () => {
    const { propsTypes, slotProps } = grid();
    expect(Object.keys(slotProps)).toEqual([
      'GridFooterProps',
      'GridPageProps',
      'GridToolbarProps',
    ]);
    expect(slotProps.GridToolbarProps).toMatchObject({
      imports: ['@mui/x-data-grid', '@mui/x-data-grid-pro'],
      members: [{ name: 'hasSearch', description: 'Whether there is a field.' }],
    });
    expect(propsTypes).toContain('DataGridProps');
  });

  it('shows all members of a union and the variants that have them', () => {
    const { members, variants } = grid().interfaces.GridColDef!;
    expect(variants).toEqual(['GridBaseColDef', 'GridActionsColDef']);
    expect(members.map(({ name }) => name)).toEqual(['field', 'getActions', 'width']);
    expect(members[1]).toMatchObject({ variants: ['GridActionsColDef'] });
  });

  it('contains events of all plans, selectors, API objects, and hooks', () => {
    expect(grid().events.map(({ name, plan }) => [name, plan])).toEqual([
      ['rowClick', undefined],
      ['rowOrder', 'pro'],
    ]);
    expect(grid().events.map(({ preventable }) => preventable)).toEqual([true, undefined]);
    expect(grid().events.map(({ componentProp }) => componentProp)).toEqual([
      'onRowClick',
      undefined,
    ]);
    expect(grid().selectors).toMatchObject([{ name: 'gridRowsSelector' }]);
    expect(grid().objects).toMatchObject([{ name: 'GridSortApi', members: [{ name: 'sort' }] }]);
    expect(grid().hooks.useGridApiRef?.params).toMatchObject([
      { name: 'density', optional: true, description: 'The density.' },
    ]);
  });
});
