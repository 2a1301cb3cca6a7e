import { createHistory } from '../history/createHistory';
import { grid, model, prop } from '../testing/fixtureModel';
import { createChangesData } from './changesData';
import type { PageContext } from './pageContext';
import { changesIndexStub, changesStub } from './stub';

const [step] = createHistory([
  model('v8', [grid([prop('rows', { type: ['Rows'] })])]),
  model('v7', [grid([prop('rows'), prop('old', { deprecated: 'Use `rows`.' })])]),
]).steps;
const guides = [{ title: 'From v7 to v8', route: '/x/migration/migration-data-grid-v7/' }];
const contexts = [
  { product: 'data-grid', guides, richText: (text) => text && [{ p: [text] }] },
  { product: 'charts', guides, richText: () => undefined },
] as PageContext[];

const data = createChangesData(step!, contexts, { folder: '', hasPages: true });

it('groups the changes of each product, with its migration guide', () => {
  expect(data).toEqual({
    from: 'v7',
    to: 'v8',
    hasPages: true,
    products: [
      {
        product: 'data-grid',
        guides: [{ title: 'From v7 to v8', route: '/x/migration/migration-data-grid-v7/' }],
        groups: [
          {
            components: ['DataGrid'],
            changes: [
              {
                kind: 'removed',
                member: { kind: 'prop', name: 'old' },
                reason: [{ p: ['Use `rows`.'] }],
              },
              { kind: 'type', member: { kind: 'prop', name: 'rows' }, from: 'string', to: 'Rows' },
            ],
          },
        ],
      },
    ],
  });
});

it("omits guides that don't exist", () => {
  const { products } = createChangesData(step!, contexts, { folder: 'v7/', hasPages: false });
  expect(products[0]?.guides).toEqual([]);
});

it('writes a page with a Markdown heading for each product, and an index page', () => {
  expect(changesStub(data)).toContain(
    '## Data Grid {#data-grid}\n\n<Api.ProductChanges product="data-grid" />',
  );
  const index = changesIndexStub([data, { ...data, from: 'v6', to: 'v7', products: [] }]);
  expect(index).toContain('| Upgrade | Data Grid |\n');
  expect(index).toContain('| [From v7 to v8](./v8/v8.mdx) | [2](./v8/v8.mdx#data-grid) |\n');
  expect(index).toContain('| [From v6 to v7](./v7/v7.mdx) | – |\n');
});
