import { routeOfOwnAddress } from './ownAddress';

it.each([
  ['https://mui.com/x/whats-new/', '/x/whats-new/'],
  ['https://mui.com/x/react-charts/?a=b#planned-charts', '/x/react-charts/?a=b#planned-charts'],
  ['https://mui.com/x', '/x'],
])('returns the route of %s: %s', (address, route) => {
  expect(routeOfOwnAddress(address)).toBe(route);
});

it.each([
  'https://mui.com/material-ui/getting-started/',
  'https://v7.mui.com/x/react-charts/',
  'https://example.com/x/react-charts/',
  '/x/react-charts/',
  '../bars/bars.mdx',
])('ignores %s', (address) => {
  expect(routeOfOwnAddress(address)).toBeUndefined();
});
