import { olderCopy } from './olderCopy';

it('is at the same path in the folder of the major', () => {
  expect(olderCopy('v7', 'react-charts/bars/BasicBars.tsx')).toBe(
    'versioned_docs/version-v7/react-charts/bars/BasicBars.tsx',
  );
  expect(olderCopy('v6', 'react-data-grid/row-selection/row-selection.mdx')).toBe(
    'versioned_docs/version-v6/react-data-grid/row-selection/row-selection.mdx',
  );
});

it("is at the page's former path", () => {
  expect(olderCopy('v4', 'react-data-grid/row-selection/row-selection.mdx')).toBe(
    'versioned_docs/version-v4/react-data-grid/selection/selection.mdx',
  );
  expect(olderCopy('v4', 'react-data-grid/row-definition/rows.ts')).toBe(
    'versioned_docs/version-v4/react-data-grid/rows/rows.ts',
  );
});
