import { productFromPath } from './productFromPath';

it.each([
  ['/material-ui/react-button/', 'core', 'material-ui'],
  ['/joy-ui/react-button/', 'core', 'joy-ui'],
  ['/base-ui/react-button/', 'core', 'base-ui'],
  ['/system/box/', 'core', 'system'],
  ['/x/react-data-grid/sorting/', 'x', 'x-data-grid'],
  ['/x/react-date-pickers/', 'x', 'x-date-pickers'],
  ['/x/react-charts/bars/#basics', 'x', 'x-charts'],
  ['/x/react-tree-view/rich-tree-view/items/', 'x', 'x-tree-view'],
  ['/x/api/data-grid/data-grid/', 'x', 'x-data-grid'],
  ['/x/api/date-pickers/date-picker/', 'x', 'x-date-pickers'],
  ['/x/api/charts/bar-chart/', 'x', 'x-charts'],
  ['/x/', 'x', 'x'],
  ['/toolpad/studio/getting-started/', 'toolpad', 'toolpad-studio'],
  ['/toolpad/core/introduction/', 'toolpad', 'toolpad-core'],
  ['/docs/guide/', 'null', 'docs'],
  ['/versions/', 'null', 'docs'],
  ['/production-error/?code=1', 'null', 'docs'],
  ['/x/production-error/?code=1', 'null', 'docs'],
  ['/experiments/docs/callouts/', 'null', 'docs-infra'],
  ['/experiments/other/', 'null', 'null'],
  ['/blog/', 'null', 'null'],
  ['/', 'null', 'null'],
])('maps %s to category %s and product %s', (path, productCategoryId, productId) => {
  expect(productFromPath(path)).toEqual({ productCategoryId, productId });
});

describe('takes the family for pages of no product', () => {
  it.each([
    ['/x/api/tree-view/rich-tree-view/', 'x-tree-view'],
    ['/x/guides/telemetry/', 'x'],
    ['/x/v7/guides/testing/', 'x'],
    ['/x/common-concepts/custom-components/', 'x'],
    ['/x/whats-new/', 'x'],
    ['/x/introduction/', 'x'],
    ['/x/introduction/licensing/', 'x'],
    ['/x/migration/migration-charts-v7/', 'x'],
  ])('returns the product of %s', (path, productId) => {
    expect(productFromPath(path)).toEqual({ productCategoryId: 'x', productId });
  });
});
