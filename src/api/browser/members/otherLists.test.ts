import { catalogLinks, otherLists, type PageLists } from './otherLists';

const page: PageLists = {
  kind: 'component',
  name: 'DataGrid',
  members: [{ name: 'rows', type: [], description: [{ p: ['See the footer.'] }] }],
  inherited: [{ from: 'HTMLAttributes', package: 'react', props: [{ name: 'tabIndex' }] }],
  slots: [{ name: 'footer' }, { name: 'footerRowCount' }],
  classes: [{ key: 'root', className: 'MuiDataGrid-root' }],
};

it('names the other lists that contain the text, with their anchors', () => {
  expect(otherLists(page, 'classes', 'footer')).toEqual([
    { section: 'props', anchor: 'props', count: 1 },
    { section: 'slots', anchor: 'slots', count: 2 },
  ]);
  expect(otherLists(page, 'slots', 'tabindex')).toEqual([
    { section: 'inherited', anchor: 'inheritance', count: 1 },
  ]);
  expect(otherLists(page, 'props', 'nowhere')).toEqual([]);
});

it('needs no lists, as on the page of events', () => {
  expect(otherLists({ kind: 'interface' }, 'props', 'rows')).toEqual([]);
});

it('links the catalogs of the same major, but not the page itself', () => {
  expect(catalogLinks('charts', '/x/api/charts/bar-chart/')).toEqual([
    { part: 'index', to: '/x/api/charts/' },
  ]);
  expect(catalogLinks('data-grid', '/x/v7/react-data-grid/events/')).toEqual([
    { part: 'index', to: '/x/v7/api/data-grid/' },
    { part: 'methods', to: '/x/v7/react-data-grid/api-object/' },
  ]);
  expect(catalogLinks('data-grid', '/x/v4/api/data-grid/data-grid/')).toHaveLength(1);
});
