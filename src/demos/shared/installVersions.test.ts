import { pinPackages } from './installVersions';

it('adds the major of the page to packages, and supported majors to their peers', () => {
  const grid = '@mui/x-data-grid-pro @mui/material @emotion/react';
  expect(pinPackages(grid, 'v8')).toBe('@mui/x-data-grid-pro@8 @mui/material@7 @emotion/react');
  expect(pinPackages(grid, 'v6')).toBe('@mui/x-data-grid-pro@6 @mui/material@5 @emotion/react');
  expect(pinPackages('@mui/x-date-pickers date-fns', 'v5')).toBe(
    '@mui/x-date-pickers@5 date-fns@2',
  );
});

it('keeps explicit versions', () => {
  expect(pinPackages(' @mui/x-tree-view@6  @mui/material@5 dayjs', 'v8')).toBe(
    '@mui/x-tree-view@6 @mui/material@5 dayjs',
  );
});
