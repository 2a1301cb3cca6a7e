import type { ApiChangesData } from '../../../../api/shared/apiChanges';
import type { ApiPageData } from '../../../../api/shared/apiPage';
import type { CatalogPage, PageCatalog } from '../../../../content/shared/pageCatalog';
import type { SearchManifest } from '../../../../search/shared/manifest';
import { createRecord } from '../../../../search/shared/testing';
import { encodeRecords } from '../../../../search/shared/wire';
import { CHECK_FILE, type CheckData } from '../../../../upgrade/shared/check/checkData';
import { CHANGES_FILE, type ChangeStep } from '../../../../api/shared/changeRecord';
import { majorLabel } from '../../../../versions/shared/versions';

const checkData: CheckData = {
  packages: {},
  releaseTimes: {},
  added: {},
  errors: [],
  titles: {},
  codes: {},
};

const manifest: SearchManifest = {
  versions: [
    { version: 'v8', label: majorLabel('v8'), file: 'search/v8.json', bytes: 800 },
    { version: 'v7', label: 'v7', file: 'search/v7.json', bytes: 700 },
  ],
};

function page(path: string, given: Partial<CatalogPage>): CatalogPage {
  return {
    path,
    title: path,
    description: '',
    product: 'x-data-grid',
    version: 'v8',
    packages: ['@mui/x-data-grid'],
    markdown: `${path}index.md`,
    demos: [],
    ...given,
  };
}

const catalog: PageCatalog = {
  pages: [
    page('react-data-grid/sorting/', { title: 'Sorting', demos: ['BasicSorting'] }),
    page('react-data-grid/row-definition/', { title: 'Row definition' }),
    page('v7/react-data-grid/sorting/', { title: 'Sorting', version: 'v7' }),
    page('api/data-grid/data-grid/', {
      title: 'DataGrid API',
      data: 'api/data-grid/data-grid/index.json',
    }),
    page('api/changes/v8/', { product: 'x', data: 'api/changes/v8/index.json' }),
    page('api/changes/v7/', { product: 'x', data: 'api/changes/v7/index.json' }),
  ],
};

const api: ApiPageData = {
  kind: 'component',
  name: 'DataGrid',
  product: 'data-grid',
  major: 'v8',
  guides: [],
  members: [{ name: 'rows', type: ['readonly R[]'], since: 'v4' }],
  slots: [{ name: 'row' }],
  classes: [{ key: 'row', className: 'MuiDataGrid-row' }],
  definitions: {},
  sourceUrl: '',
};

function changes(from: string, to: string, name: string): ApiChangesData {
  const group = {
    components: ['DataGrid'],
    changes: [{ kind: 'removed' as const, member: { kind: 'prop' as const, name } }],
  };
  return {
    ...{ from, to, hasPages: true },
    products: [
      { product: 'data-grid', guides: [], groups: [group] },
      { product: 'charts', guides: [], groups: [{ ...group, components: ['BarChart'] }] },
    ],
  };
}

const dataGrid = { product: 'data-grid', of: ['DataGrid'] } as const;
const steps: readonly ChangeStep[] = [
  {
    ...{ product: dataGrid.product, from: 'v6', to: 'v7' },
    guide: 'migration/migration-data-grid-v6/',
    records: [
      {
        ...{ kind: 'renamed', place: 'prop', name: 'rowBuffer', of: dataGrid.of },
        ...{ notice: 'TypeScript reports it.', todo: 'Use `rowBufferPx`.', section: 'props' },
      },
    ],
  },
  {
    ...{ product: dataGrid.product, from: 'v7', to: 'v8' },
    guide: 'migration/migration-data-grid-v7/',
    records: [
      {
        ...{ kind: 'removed', place: 'method', name: 'resize' },
        ...{ notice: 'TypeScript reports it.', todo: 'Remove it.', section: 'api' },
      },
      {
        ...{ kind: 'behavior', place: 'slot', name: 'toolbar', of: dataGrid.of, section: 'slots' },
        ...{ notice: 'It is gone.', todo: 'Set `showToolbar`.', evidence: 'x-data-grid/a.js: a' },
      },
    ],
  },
];

const synonyms = { noise: [], products: {}, meanings: [], inner: [], families: [] };
const sorting = createRecord({
  name: 'Sorting',
  text: 'Put rows in order.',
  path: 'react-data-grid/sorting/',
  crumbs: ['Data Grid', 'Rows'],
});

/** The files of a small published site, by path. */
export const publishedFiles: Readonly<Record<string, string>> = {
  'search.json': JSON.stringify(manifest),
  'search/v8.json': JSON.stringify(encodeRecords('v8', [sorting], synonyms)),
  'search/v7.json': JSON.stringify(
    encodeRecords('v7', [{ ...sorting, path: 'v7/react-data-grid/sorting/' }], synonyms),
  ),
  'pages.json': JSON.stringify(catalog),
  'react-data-grid/sorting/index.md': '# Sorting\n\nOf 8.',
  'react-data-grid/row-definition/index.md': '# Row definition',
  'react-data-grid/sorting/BasicSorting.md': '# BasicSorting',
  'v7/react-data-grid/sorting/index.md': '# Sorting\n\nOf 7.',
  'api/data-grid/data-grid/index.md': '# DataGrid API',
  'api/data-grid/data-grid/index.json': JSON.stringify(api),
  [CHANGES_FILE]: JSON.stringify(steps),
  [CHECK_FILE]: JSON.stringify(checkData),
  'api/changes/v8/index.json': JSON.stringify(changes('v7', 'v8', 'inV8')),
  'api/changes/v7/index.json': JSON.stringify(changes('v6', 'v7', 'inV7')),
};
