import { processMdx } from '@site/src/base/testing/processMdx';
import { PRODUCTS } from '@site/src/content/shared/products';
import { remarkApiCatalogs } from './remarkApiCatalogs';

const run = (line: string, file = 'docs/react-data-grid/sorting/sorting.mdx') =>
  processMdx(file, [line], [remarkApiCatalogs]);

it('passes the data to a list and imports its component', async () => {
  expect(await run('<ApiObject name="GridSortApi" />')).toBe(
    [
      'import * as ApiCatalogs from "@site/src/api/browser";',
      '',
      'import apiCatalog0 from "@site/docs/api/data-grid/catalogs/objects/GridSortApi.json";',
      '',
      '<ApiCatalogs.ApiObject name="GridSortApi" {...apiCatalog0} />',
      '',
    ].join('\n'),
  );
});

it('uses the data of the same major', async () => {
  const page = 'versioned_docs/version-v7/react-data-grid/events/events.mdx';
  expect(await run('<ApiEvents />', page)).toContain(
    '@site/versioned_docs/version-v7/api/data-grid/catalogs/events.json',
  );
});

it('passes the changes of its product to a migration guide', async () => {
  const page = await run('<ApiChanges product="charts" to="v8" />');
  expect(page).toContain('from "@site/docs/api/changes/v8/charts.json"');
  expect(page).toContain('<ApiCatalogs.ApiChanges product="charts" to="v8" {...apiCatalog0} />');
});

it('does not change other pages', async () => {
  expect(await run('Text.')).toBe('Text.\n');
});

it('rejects an object without a name', async () => {
  await expect(run('<ApiObject />')).rejects.toThrow(
    'docs/react-data-grid/sorting/sorting.mdx:1: <ApiObject> has no `name`.\n  Expected: a part of the API object, e.g. <ApiObject name="GridSortApi" />.',
  );
});

it('rejects changes without a product', async () => {
  await expect(run('<ApiChanges product="pickers" to="8" />')).rejects.toThrow(
    `docs/react-data-grid/sorting/sorting.mdx:1: <ApiChanges> has product="pickers" and to="8".\n  Expected: one of ${PRODUCTS.map(({ apiSegment }) => apiSegment).join(', ')} and the newer major, e.g. <ApiChanges product="charts" to="v8" />.`,
  );
});
