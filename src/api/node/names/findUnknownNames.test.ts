import type { ApiModel, ApiProductModel } from '../../shared/apiModel';
import { withContent } from '../../../content/node/page';
import { codeNames } from './codeNames';
import { findUnknownNames } from './findUnknownNames';
import { createVocabulary } from './vocabulary';

const GRID: ApiProductModel = {
  exported: { useGridApiRef: { kind: 'hook', imports: [] } },
  otherExports: {},
  missing: [],
  components: {
    DataGrid: {
      kind: 'component',
      name: 'DataGrid',
      product: 'data-grid',
      description: '',
      imports: [],
      source: { package: '@mui/x-data-grid', file: 'DataGrid/DataGrid' },
      props: [
        { name: 'rowHeight', type: ['number'], description: '' },
        {
          name: 'onRowClick',
          type: ['(', { ref: 'GridRowParams' }, ') => void'],
          description: '',
          params: [{ name: 'rowParams' }],
        },
      ],
      inherited: [
        {
          from: 'HTMLAttributes',
          package: 'react',
          props: [{ name: 'tabIndex', type: ['number'] }],
        },
      ],
      slots: [{ name: 'toolbar', description: '' }],
      classes: [{ key: 'lastRow', className: 'MuiDataGrid-lastRow', description: '' }],
      themeName: 'MuiDataGrid',
    },
  },
  interfaces: {},
  slotProps: {},
  propsTypes: [],
  hooks: {},
  objects: [
    {
      name: 'GridScrollApi',
      members: [{ name: 'scroll', type: ['() => void'], description: '' }],
    },
  ],
  events: [{ name: 'rowClick', description: '' }],
  selectors: [{ name: 'gridRowsSelector', description: '', returnType: ['string'] }],
  styles: { classes: {}, overrides: {}, styled: {} },
  types: {
    GridRowParams: {
      text: ['{ rowNode: ', 'object }'],
      description: '',
      package: '@mui/x-data-grid',
    },
  },
};
const MODEL: ApiModel = { major: 'v8', packages: {}, products: { 'data-grid': GRID } };
const vocabulary = createVocabulary(
  [MODEL],
  ['data-grid'],
  ['GridExported', 'apiRef', 'gridClasses'],
);

const unknownIn = (text: string, ownNames: readonly string[] = []) =>
  findUnknownNames(withContent({ text }).mentions, vocabulary, new Set(ownNames)).map(
    ({ name, owner }) => (owner === undefined ? name : `${owner}.${name}`),
  );

describe('findUnknownNames', () => {
  it('accepts props, inherited props, parameters, slots, classes, theme keys, and types', () => {
    expect(
      unknownIn(
        '`rowHeight` `tabIndex` `rowParams` `slots.toolbar` `lastRow` `MuiDataGrid-lastRow` `MuiDataGrid` `GridRowParams` `rowNode`',
      ),
    ).toEqual([]);
  });

  it('accepts hooks, methods, events, selectors, and exported types', () => {
    expect(
      unknownIn(
        '`useGridApiRef()` `apiRef.current.scroll()` `rowClick` `gridRowsSelector` `GridExported`',
      ),
    ).toEqual([]);
  });

  it('reports a prop, a hook, and a class that do not exist', () => {
    expect(unknownIn('`rowHight`, then `useGridRef()`, then `.MuiDataGrid-lastRows`')).toEqual([
      'rowHight',
      'useGridRef',
      'MuiDataGrid-lastRows',
    ]);
  });

  it('checks a member against its owner, even if it is a plain word or exists elsewhere', () => {
    expect(
      unknownIn(
        '`slots.footer` `apiRef.current.rowHeight()` `DataGrid.rowClick` `gridClasses.toolbar`',
      ),
    ).toEqual(['slots.footer', 'apiRef.rowHeight', 'DataGrid.rowClick', 'gridClasses.toolbar']);
  });

  it('ignores plain members of unknown owners', () => {
    expect(unknownIn('`event.target`, `params.value`')).toEqual([]);
    expect(unknownIn('`event.targetValue`')).toEqual(['targetValue']);
  });

  it("accepts names of the page's own code", () => {
    const code =
      "const unitPrice = 3; // not thisOne\nconst field = 'lastName'; <Box noWrap>{`a b`}</Box>";
    expect(
      unknownIn('`unitPrice` `lastName` `noWrap` `thisOne`', codeNames(code, 'Demo.tsx')),
    ).toEqual(['thisOne']);
  });
});
