import { createPlaceLookup } from './breadcrumbs';

const find = createPlaceLookup([
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    children: [
      {
        pathname: '/x/react-data-grid/row-grouping-group',
        title: 'Row grouping',
        plan: 'premium',
        children: [
          { pathname: '/x/react-data-grid/row-grouping', title: 'Overview' },
          { pathname: '/x/react-data-grid/recipes', title: 'Recipes', plan: 'pro' },
        ],
      },
      {
        pathname: '/x/react-data-grid/main',
        subheader: 'Main features',
        children: [{ pathname: '/x/react-data-grid/sorting', title: 'Sorting' }],
      },
    ],
  },
]);

it('finds the groups of a page, without labels of sections', () => {
  expect(find('/x/react-data-grid/sorting/')).toEqual({ crumbs: ['Data Grid'], label: 'Sorting' });
  expect(find('/x/react-data-grid/none/')).toBeUndefined();
});

it('finds the plan of a page or of its group', () => {
  expect(find('/x/react-data-grid/row-grouping/')?.plan).toBe('premium');
  expect(find('/x/react-data-grid/recipes/')?.plan).toBe('pro');
});
