import path from 'node:path';
import type { ApiComponent, ApiInterface, ApiModel, ApiProduct } from '../../shared/apiModel';
import { loadApiModel } from '../cache';
import { DESCRIBED_MEMBERS, memberDescription, REWORDED_DESCRIPTIONS } from './memberDescriptions';

// Extracting the API for the first time is slow on a busy machine.
jest.setTimeout(240_000);

let model: ApiModel;
beforeAll(async () => {
  model = await loadApiModel(path.resolve(__dirname, '../../../..'));
});

function entriesOf(product: ApiProduct): (ApiComponent | ApiInterface)[] {
  const { components, interfaces, slotProps } = model.products[product] ?? {};
  return [components, interfaces, slotProps].flatMap((entries) => Object.values(entries ?? {}));
}

function silentMembers(): { product: ApiProduct; owner: string; name: string }[] {
  return (Object.keys(model.products) as ApiProduct[]).flatMap((product) =>
    entriesOf(product).flatMap((entry) =>
      (entry.kind === 'component' ? entry.props : entry.members)
        .filter(({ deprecated, description }) => !description && deprecated === undefined)
        .map(({ name }) => ({ product, owner: entry.name, name })),
    ),
  );
}

it('only describes members that the packages do not describe', () => {
  const silent = new Set(
    silentMembers().flatMap(({ name, owner, product }) => [
      name,
      `${product} ${name}`,
      `${owner}.${name}`,
    ]),
  );
  expect(DESCRIBED_MEMBERS.filter((id) => !silent.has(id))).toEqual([]);
});

it('only rewords descriptions that the packages have', () => {
  const products = Object.keys(model.products) as ApiProduct[];
  const known = new Set(
    products.flatMap((product) =>
      entriesOf(product).flatMap((entry) =>
        (entry.kind === 'component' ? entry.props : entry.members).map(
          ({ description }) => `${product} ${description}`,
        ),
      ),
    ),
  );
  expect(REWORDED_DESCRIPTIONS.filter((text) => !known.has(text))).toEqual([]);
});

it('describes the props of most components, such as className and sx', () => {
  const open = silentMembers().filter(
    ({ name, owner, product }) => !memberDescription(product, owner, name),
  );
  expect(open.filter(({ name }) => ['className', 'style', 'sx'].includes(name))).toEqual([]);
  const grids = ['DataGrid', 'DataGridPro', 'DataGridPremium'];
  expect(open.filter(({ owner }) => grids.includes(owner))).toEqual([]);
});

it('prefers the description for a component over that for a product, and that over others', () => {
  expect(memberDescription('charts', 'ChartBaseTooltipProps', 'title')).toBe(
    'The content of the tooltip.',
  );
  expect(memberDescription('charts', 'BarChart', 'title')).toContain('`<title>`');
  expect(memberDescription('tree-view', 'RichTreeView', 'sx')).toContain('theme');
  expect(memberDescription('tree-view', 'RichTreeView', 'title')).toBeUndefined();
});
