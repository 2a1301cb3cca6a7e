import type { ApiProductModel } from '../../shared/apiModel';
import { readPages } from '../../../content/node/page';
import { writeFixtureSite } from '../testing/fixtureSite';
import { toGuideFacts } from './guides';
import { createMemberGuides, sectionGuide, type MemberGuides } from './memberGuides';

const page = (title: string, body: string, components = '[Table]') =>
  `---\ntitle: ${title}\nproductId: x-data-grid\ncomponents: ${components}\n---\n\n${body}\n`;

const demo = (...props: string[]) => `
  import { Table } from '@mui/x-data-grid';
  export default () => <Table ${props.map((name) => `${name}={1}`).join(' ')} />;`;

const SELECTION = `Users select a row with a click. Several props, \`rows\`, \`pickMany\`, \`zebra\`, and \`rowLines\`, matter.

## Picking many rows

Set \`pickMany\` to let users select several rows:

<Demo file="Many" />

## Zebra stripes

Stripes help to follow a line. To turn them on, use the toolbar.

## Lines of rows

Set \`rowLines\`:

<Demo file="Lines" />

## Common mistakes

- **Nothing is selected.** \`pickMany\` is missing.
`;

const FILES = {
  'docs/react-data-grid/selection/selection.mdx': page('Selection', SELECTION),
  'docs/react-data-grid/selection/Many.tsx': demo('rows', 'pickMany'),
  'docs/react-data-grid/selection/Lines.tsx': demo('rows', 'rowLines'),
  'docs/react-data-grid/rows/rows.mdx': page(
    'Rows',
    'Pass your objects in `rows`:\n\n```tsx\n<TablePro rows={objects} />\n```\n\n## Lines of rows\n\n`params.rowLines` and the `footer slot` are others. The `footer` slot replaces what is below.',
  ),
  'docs/react-data-grid/recipes/recipes.mdx': page(
    'Recipes for selection',
    '## Pick many with a shortcut\n\n`pickMany` with a shortcut:\n\n<Demo file="Shortcut" />',
  ),
  'docs/react-data-grid/recipes/Shortcut.tsx': demo('rows', 'pickMany'),
  'docs/whats-new/whats-new.mdx': page('New', '## The zebra prop\n\n`zebra` is new.'),
  'docs/react-data-grid/broken/broken.mdx': page('Broken', '## `zebra`\n\n<Demo file="A">{'),
  'docs/react-data-grid/tree/tree.mdx': page(
    'Tree',
    '## The `drop` of an item\n\nIt says where.',
    '[Tree]',
  ),
};

const component = (name: string, ...props: string[]) => ({
  [name]: { name, props: props.map((prop) => ({ name: prop })) },
});

let guides: MemberGuides;
beforeAll(async () => {
  const siteDir = writeFixtureSite(FILES);
  const pages = await readPages(`${siteDir}/docs`);
  const props = ['rows', 'pickMany', 'zebra', 'rowLines', 'footer', 'sx', 'drop'];
  const components = { ...component('Table', ...props), ...component('TablePro', ...props) };
  guides = createMemberGuides(
    pages.flatMap((one) => sectionGuide(one, toGuideFacts(one)) ?? []),
    { components } as unknown as ApiProductModel,
  );
});

it('finds the section that is about a prop, also for a component of a higher plan', () => {
  const several = {
    title: 'Picking many rows',
    route: '/x/react-data-grid/selection/#picking-many-rows',
  };
  expect(guides.guideOf('Table', 'pickMany')).toEqual(several);
  expect(guides.guideOf('TablePro', 'pickMany')).toEqual(several);
});

it('names the page of a section whose title others have', () => {
  expect(guides.guideOf('Table', 'rowLines')).toEqual({
    title: 'Selection: Lines of rows',
    route: '/x/react-data-grid/selection/#lines-of-rows',
  });
});

it('finds a page that is about a prop of all demos', () => {
  expect(guides.guideOf('Table', 'rows')).toEqual({
    title: 'Rows',
    route: '/x/react-data-grid/rows/',
  });
});

it('finds a heading with the name itself, whatever the page is about', () => {
  expect(guides.guideOf('Table', 'drop')).toBeUndefined();
  expect(guides.guideOf('Tree', 'drop')?.route).toBe(
    '/x/react-data-grid/tree/#the-drop-of-an-item',
  );
});

it('prefers no guide to one that only mentions a name, lists it, or means a slot', () => {
  expect(guides.guideOf('Table', 'zebra')).toBeUndefined();
  expect(guides.guideOf('Table', 'footer')).toBeUndefined();
  expect(guides.guideOf('Table', 'sx')).toBeUndefined();
  expect(guides.guideOf('Table', 'constructor')).toBeUndefined();
});

it('orders props by the guides that show them, for all plans of a component', () => {
  const order = (component: string, ...names: string[]) =>
    names.sort((a, b) => guides.compareUse(component, a, b));
  // Two demos on one page are one guide.
  expect(order('TablePro', 'sx', 'rowLines', 'rows', 'pickMany')).toEqual([
    'rows',
    'pickMany',
    'rowLines',
    'sx',
  ]);
  expect(guides.compareUse('Table', 'rows', 'pickMany')).toBe(0);
  // No demo has a tree, so those of other components decide.
  expect(order('Tree', 'zebra', 'rowLines', 'rows')).toEqual(['rows', 'rowLines', 'zebra']);
});
