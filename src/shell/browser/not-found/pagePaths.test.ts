import { pagePaths } from './pagePaths';

it('finds the pages in a tree of routes', () => {
  expect(
    pagePaths([
      { path: '/x/' },
      {
        path: '/x',
        routes: [{ path: '/x', routes: [{ path: '/x/react-charts/' }, { path: '/x/api/' }] }],
      },
      { path: '*' },
    ]),
  ).toEqual(['/x/', '/x/react-charts/', '/x/api/']);
});
