import { plansIn } from './names';

it('knows the packages of a product, and those without its last patch', () => {
  const packages = {
    '@mui/x-charts': '8.5.3',
    '@mui/x-charts-pro': '8.5.0',
    '@mui/x-data-grid': '8.9.2',
    '@mui/x-data-grid-pro': '8.9.2',
  };
  const none = new Set();
  const both = new Set([undefined, 'pro']);
  expect(plansIn({ packages }, 'charts')).toEqual({ plans: both, outdated: new Set(['pro']) });
  expect(plansIn({ packages }, 'data-grid')).toEqual({ plans: both, outdated: none });
  expect(plansIn({ packages }, 'tree-view')).toEqual({ plans: none, outdated: none });
});
