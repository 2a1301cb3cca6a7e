import type { readRoutes } from './compactRoutes.mjs';
import { chunkNamesByPage } from './routeChunks';

type Route = ReturnType<typeof readRoutes>[number];

const route = (path: string, hash: string, routes?: Route[]): Route => ({
  path,
  component: { path, hash },
  ...(routes && { routes }),
});

it('returns the chunks of each page and of the routes around it', () => {
  const routes = [
    route('/x/', 'land'),
    route('/x/', 'root', [route('/x/react-charts/', 'c'), route('/x/introduction/', 'i')]),
    route('*', 'none'),
  ];
  const pages = chunkNamesByPage(routes, {
    '/x/-land': { __comp: 'landing' },
    '/x/-root': { __comp: 'layout', __context: { data: { sidebar: 'menu' } } },
    '/x/react-charts/-c': { __comp: 'page', content: 'charts' },
    '/x/introduction/-i': { __comp: 'page', content: 'introduction' },
  });
  expect([...pages].map(([page, names]) => [page, [...names]])).toEqual([
    ['/x/', ['landing']],
    ['/x/react-charts/', ['layout', 'menu', 'page', 'charts']],
    ['/x/introduction/', ['layout', 'menu', 'page', 'introduction']],
    ['*', []],
  ]);
});
