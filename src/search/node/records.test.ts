import type { ApiModel, ApiProductModel } from '../../api/shared/apiModel';
import type { NavEntry } from '../../content/shared/navigation';
import { buildRecords } from './buildRecords';
import type { PageOutline } from './readPages';

const navigation: NavEntry[] = [
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    children: [
      { pathname: '/x/react-data-grid', title: 'Overview' },
      {
        pathname: '/x/main',
        subheader: 'Main features',
        children: [
          { pathname: '/x/react-data-grid/column-ordering', title: 'Reordering', plan: 'pro' },
        ],
      },
    ],
  },
];

const empty = { text: '', demos: [], names: [], changesTo: [], replaced: [], codeNames: [] };

const page: PageOutline = {
  path: 'react-data-grid/column-ordering/',
  title: 'Drag-and-drop reordering',
  description: 'Drag columns.',
  product: 'x-data-grid',
  sections: [
    { ...empty, level: 1, title: '', anchor: '', demos: ['Basic'] },
    { ...empty, level: 2, title: 'Events', anchor: 'events', text: 'Two of them.' },
    { ...empty, level: 3, title: 'Moved', anchor: 'moved', plan: 'premium', demos: ['Moved'] },
  ],
  catalogs: ['Events'],
};

describe('pages', () => {
  const records = buildRecords({
    pages: [page],
    navigation,
    features: [
      {
        product: 'x-data-grid',
        plans: ['community', 'pro', 'premium'],
        groups: [
          {
            name: 'Columns',
            features: [{ name: 'Move columns', to: page.path, words: ['drag column'] }],
          },
        ],
      },
    ],
    errors: [
      { text: 'MUI X: Wrong drag direction', to: `${page.path}#events` },
      { text: 'MUI X: Unwritten', to: 'react-data-grid/unwritten/' },
    ],
    errorCodes: { 9: 'Unsupported `%s` color.\nUse another.' },
  });
  const find = (name: string, kind: string) =>
    records.find((record) => record.name === name && record.kind === kind);

  it('contain the place in the navigation, without section labels', () => {
    expect(find(page.title, 'page')).toEqual({
      kind: 'page',
      name: 'Drag-and-drop reordering',
      text: 'Drag columns.',
      product: 'x-data-grid',
      plan: 'pro',
      path: page.path,
      crumbs: ['Data Grid'],
      words: ['Reordering', 'Move columns', 'drag column'],
      owners: [],
    });
  });

  it('include sections and demos, with the plan of the nearest heading that names one', () => {
    expect(find('Events', 'section')).toMatchObject({
      path: `${page.path}#events`,
      crumbs: ['Data Grid', page.title],
      plan: 'pro',
    });
    expect(find('Moved', 'section')).toMatchObject({
      crumbs: ['Data Grid', page.title, 'Events'],
      plan: 'premium',
    });
    expect(find('Moved', 'demo')).toMatchObject({
      path: `${page.path}#Moved`,
      crumbs: ['Data Grid', page.title, 'Events', 'Moved'],
    });
  });

  it('explain errors whose section exists', () => {
    expect(records.filter(({ kind }) => kind === 'error')).toMatchObject([
      { name: 'MUI X: Wrong drag direction', path: `${page.path}#events`, text: 'Two of them.' },
      {
        name: 'Unsupported `…` color.',
        path: 'production-error/?code=9',
        words: ['Minified MUI error #9', 'error 9'],
      },
    ]);
  });
});

describe('the API', () => {
  const base = {
    product: 'data-grid',
    description: '',
    imports: [],
    source: { package: '', file: '' },
  };
  const member = (name: string, description: string) => ({ name, type: ['string'], description });
  const api = {
    exported: {},
    otherExports: {},
    missing: ['GridLost'],
    components: {
      DataGrid: {
        ...base,
        kind: 'component',
        name: 'DataGrid',
        props: [member('rows', 'Rows of the `grid`. More.'), member('label', 'Of the grid.')],
        slots: [{ name: 'footer', description: '', className: 'MuiDataGrid-footer' }],
        classes: [{ key: 'root', className: 'MuiDataGrid-root', description: '' }],
      },
      AGridPro: {
        ...base,
        kind: 'component',
        name: 'AGridPro',
        plan: 'pro',
        props: [member('rows', 'Rows of the `grid`. More.'), member('label', 'Of another.')],
      },
    },
    slotProps: {
      GridFooterProps: {
        ...base,
        kind: 'interface',
        name: 'GridFooterProps',
        members: [
          { name: 'rowCount', type: ['number'], description: 'How many rows there are.' },
          { name: 'color', type: ['string'], description: '' },
        ],
      },
    },
    propsTypes: [],
    interfaces: {
      GridColDef: {
        ...base,
        kind: 'interface',
        name: 'GridColDef',
        members: [member('field', '')],
      },
    },
    hooks: {
      useGrid: {
        ...base,
        kind: 'hook',
        name: 'useGrid',
        plan: 'pro',
        imports: ['@mui/x-data-grid'],
      },
      unstable_useIt: { ...base, kind: 'hook', name: 'unstable_useIt' },
    },
    objects: [],
    events: [{ name: 'rowMoved', description: 'Fired when a row moved.', plan: 'pro' }],
    selectors: [],
    types: {},
  } as unknown as ApiProductModel;
  const model: ApiModel = { major: 'v8', packages: {}, products: { 'data-grid': api } };
  const records = buildRecords({ pages: [], navigation, api: model });
  const named = (name: string) => records.filter((record) => record.name === name);

  it('contains components, interfaces, hooks, and an index', () => {
    expect(named('DataGrid')[0]?.path).toBe('api/data-grid/data-grid/');
    expect(named('GridLost')[0]?.path).toBe('api/data-grid/grid-lost/');
    expect(named('Data Grid API')[0]?.path).toBe('api/data-grid/');
    expect(named('useGrid')[0]).toMatchObject({ path: 'api/data-grid/#useGrid' });
    expect(named('useGrid')[0]?.plan).toBeUndefined();
    expect(named('unstable_useIt')).toEqual([]);
  });

  it('contains slot props with a description', () => {
    expect(named('GridFooterProps')[0]?.path).toBe('api/data-grid/slot-props/#grid-footer-props');
    expect(named('rowCount')[0]?.path).toBe(
      'api/data-grid/slot-props/#grid-footer-props-prop-rowCount',
    );
    expect(named('color')).toEqual([]);
  });

  it('merges the same member of several components, with the main one first', () => {
    expect(named('rows')).toMatchObject([
      {
        text: 'Rows of the grid.',
        path: 'api/data-grid/data-grid/#data-grid-prop-rows',
        owners: [{ name: 'DataGrid' }, { name: 'AGridPro' }],
      },
    ]);
    expect(named('rows')[0]?.plan).toBeUndefined();
    expect(named('label')).toHaveLength(2);
  });

  it('uses the published anchors', () => {
    expect(['footer', 'root', 'field'].map((name) => named(name)[0]?.path)).toEqual([
      'api/data-grid/data-grid/#DataGrid-css-MuiDataGrid-footer',
      'api/data-grid/data-grid/#data-grid-classes-root',
      'api/data-grid/grid-col-def/#grid-col-def-prop-field',
    ]);
  });

  it('contains events, on the page that lists them', () => {
    const [event] = buildRecords({ pages: [page], navigation, api: model }).filter(
      ({ kind }) => kind === 'event',
    );
    expect(event).toMatchObject({
      name: 'rowMoved',
      plan: 'pro',
      path: `${page.path}#event-rowMoved`,
      crumbs: ['Data Grid', page.title],
    });
  });

  it('puts another version below its folder', () => {
    const older = buildRecords({ pages: [], navigation, api: model, prefix: 'v7/' });
    expect(older.find(({ name }) => name === 'rows')?.path).toBe(
      'v7/api/data-grid/data-grid/#data-grid-prop-rows',
    );
  });
});
