import { findPage, pageId, type PageMap } from './pageMap';

const map: PageMap = {
  major: 'v5',
  pages: [
    { path: 'introduction/', title: 'Overview', anchors: [] },
    { path: 'react-data-grid/', title: 'Data Grid', anchors: ['overview'] },
    {
      path: 'react-data-grid/sorting/',
      title: 'Sorting',
      anchors: ['multi-sorting'],
      moved: { several: 'multi-sorting', export: '/react-data-grid/#overview' },
    },
    {
      path: 'react-data-grid/selection/',
      id: 'react-data-grid/row-selection/',
      title: 'Selection',
      anchors: [],
    },
    { path: 'api/data-grid/', title: 'Data Grid API' },
    { path: 'api/data-grid/data-grid/', title: 'DataGrid API' },
  ],
};

it('follows a page through the majors that moved it', () => {
  expect(pageId('v5', 'react-data-grid/selection/')).toBe('react-data-grid/row-selection/');
  expect(pageId('v7', 'api/tree-view/tree-item-2/')).toBe('api/tree-view/tree-item/');
  expect(pageId('v8', 'react-data-grid/selection/')).toBe('react-data-grid/selection/');
});

it('keeps the page and the section', () => {
  expect(findPage('react-data-grid/sorting/', '#multi-sorting', map)).toEqual({
    isSame: true,
    path: 'react-data-grid/sorting/#multi-sorting',
    title: 'Sorting',
  });
});

it('drops a section that does not exist there', () => {
  expect(findPage('react-data-grid/sorting/', '#pivoting', map)?.path).toBe(
    'react-data-grid/sorting/',
  );
});

it('follows a section that has another id or another page', () => {
  expect(findPage('react-data-grid/sorting/', '#several', map)?.path).toBe(
    'react-data-grid/sorting/#multi-sorting',
  );
  expect(findPage('react-data-grid/sorting/', '#export', map)?.path).toBe(
    'react-data-grid/#overview',
  );
  expect(findPage('react-data-grid/sorting/', '#constructor', map)?.path).toBe(
    'react-data-grid/sorting/',
  );
});

it('keeps the member of an API page, whose anchors are not listed', () => {
  expect(findPage('api/data-grid/data-grid/', '#prop-rows', map)?.path).toBe(
    'api/data-grid/data-grid/#prop-rows',
  );
});

it('finds a page by its former path', () => {
  expect(findPage('react-data-grid/row-selection/', '', map)).toMatchObject({
    isSame: true,
    path: 'react-data-grid/selection/',
  });
});

it('offers the nearest page of the same section if a page does not exist', () => {
  expect(findPage('react-data-grid/pivoting/', '#x', map)).toEqual({
    isSame: false,
    path: 'react-data-grid/',
    title: 'Data Grid',
  });
  expect(findPage('api/data-grid/toolbar/', '', map)?.path).toBe('api/data-grid/');
  expect(findPage('anything/', '', { major: 'v4', pages: [] })).toBeUndefined();
});
