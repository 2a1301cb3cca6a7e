import { createHistory } from '../history/createHistory';
import { grid, model, prop } from '../testing/fixtureModel';
import { writeFixtureSite } from '../testing/fixtureSite';
import { createChangesData } from './changesData';
import type { PageContext } from './pageContext';
import { changesIndexStub, changesStub } from './stub';

const [step] = createHistory([
  model('v8', [grid([prop('rows', { type: ['Rows'] })])]),
  model('v7', [grid([prop('rows'), prop('old', { deprecated: 'Use `rows`.' })])]),
]).steps;
const contexts = [
  { product: 'data-grid', richText: (text) => text && [{ p: [text] }] },
  { product: 'charts', richText: () => undefined },
] as PageContext[];
const docsDir = `${writeFixtureSite({
  'docs/migration/migration-data-grid-v7/migration-data-grid-v7.mdx':
    '---\ntitle: From v7 to v8\n---\n',
})}/docs`;

const data = createChangesData(step!, contexts, { docsDir, folder: '', hasPages: true });

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
  const { products } = createChangesData(step!, contexts, {
    docsDir: '/nowhere',
    folder: '',
    hasPages: false,
  });
  expect(products[0]?.guides).toEqual([]);
});

it('writes a page with a Markdown heading for each product, and an index page', () => {
  expect(changesStub(data)).toContain(
    '## Data Grid {#data-grid}\n\n<Api.ProductChanges product="data-grid" />',
  );
  expect(changesIndexStub([data])).toContain('- [From v7 to v8](./v8/v8.mdx)');
});
