import type { InspectCatalog } from '@site/src/inspect/shared/inspect';
import { memberClasses } from './memberClasses';

const catalog: InspectCatalog = {
  product: 'data-grid',
  folder: '',
  families: {},
  components: {
    DataGrid: { slots: { footer: { target: 'MuiDataGrid-footerContainer' }, icon: {} } },
  },
  surfaces: [],
};

it('finds the class of a slot on the page or in the catalog, and omits unknown ones', () => {
  const page = {
    name: 'DataGrid',
    slots: [
      { name: 'toolbar', className: 'MuiDataGrid-toolbar' },
      { name: 'footer' },
      { name: 'icon' },
    ],
    classes: [{ key: 'cell', className: 'MuiDataGrid-cell' }],
  };
  expect([...memberClasses(page, [catalog]).values()]).toEqual([
    { title: 'toolbar', className: 'MuiDataGrid-toolbar' },
    { title: 'footer', className: 'MuiDataGrid-footerContainer' },
    { title: '.MuiDataGrid-cell', className: 'MuiDataGrid-cell' },
  ]);
});

it('uses the anchors of the page', () => {
  const page = {
    name: 'DataGrid',
    slots: [{ name: 'toolbar', className: 'MuiDataGrid-toolbar' }],
    classes: [{ key: 'cell', className: 'MuiDataGrid-cell' }],
  };
  expect([...memberClasses(page, []).keys()]).toEqual([
    'DataGrid-css-MuiDataGrid-toolbar',
    'data-grid-classes-cell',
  ]);
});
