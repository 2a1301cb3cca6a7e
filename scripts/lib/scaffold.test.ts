import { readFileSync } from 'node:fs';
import { newDemo, newPage, withEntry, withTitle } from './scaffold';

const MENU = [
  'export const navigation = [',
  "  { pathname: '/x/react-charts', title: 'Overview' },",
  "  { pathname: '/x/react-charts/bars' },",
  "  { pathname: '/x/react-tree-view' },",
  '];',
].join('\n');

/** Without the section of the Tree View. */
const SECTIONS = [
  'export const navigation = [',
  '  {',
  "    pathname: '/x/react-charts-group',",
  "    children: [{ pathname: '/x/react-charts', title: 'Overview' }],",
  '  },',
  '  {',
  "    pathname: '/x/migration-group',",
  '  },',
  '];',
].join('\n');

describe('the front page of a product', () => {
  it('has the name of the product, and its first demo', () => {
    const [page, demo] = newPage('react-tree-view');
    expect(page.file).toBe('docs/react-tree-view/react-tree-view.mdx');
    expect(page.text).toContain('title: Tree View\n');
    expect(page.text).toContain('productId: x-tree-view\n');
    expect(demo.file).toBe('docs/react-tree-view/MainDemo.tsx');
  });

  it('makes the section of the product, after the other products', () => {
    const menu = withEntry(SECTIONS, 'react-tree-view');
    expect(menu.split('\n').slice(5, 12)).toEqual([
      '  {',
      "    pathname: '/x/react-tree-view-group',",
      "    title: 'Tree View',",
      '    children: [',
      "      { pathname: '/x/react-tree-view', title: 'Overview' },",
      '    ],',
      '  },',
    ]);
    expect(withEntry(menu, 'react-tree-view/quickstart').split('\n')[10]).toBe(
      "      { pathname: '/x/react-tree-view/quickstart' },",
    );
  });

  it('comes before the other pages of the product', () => {
    expect(() => withEntry(SECTIONS, 'react-tree-view/quickstart')).toThrow(
      'make the front page first, with `npm run new -- page react-tree-view`',
    );
    expect(() => newPage('react-maps')).toThrow(
      'The folder alone is the front page of a product in src/content/shared/products.ts.',
    );
  });
});

describe('a new page', () => {
  it('has front matter, a section, and an existing demo', () => {
    const [page, demo] = newPage('react-charts/my-page');
    expect(page.file).toBe('docs/react-charts/my-page/my-page.mdx');
    expect(page.text).toContain('title: My page\n');
    expect(page.text).toContain('productId: x-charts\n');
    expect(page.text).toContain('<Demo file="MyPageBasic" />');
    expect(demo.file).toBe('docs/react-charts/my-page/MyPageBasic.tsx');
    expect(demo.text).toContain('export default function MyPageBasic()');
  });

  it('is rejected for an invalid path', () => {
    expect(() => newPage('MyPage')).toThrow(
      'A page cannot be `MyPage`. Expected the folder of a product and a name in small letters: react-charts/my-page. ',
    );
  });

  it('is added to the menu after the last page of its section', () => {
    expect(withEntry(MENU, 'react-charts/my-page').split('\n')[3]).toBe(
      "  { pathname: '/x/react-charts/my-page' },",
    );
  });

  it('is added to the menu once, and only to an existing section', () => {
    expect(() => withEntry(MENU, 'react-charts/bars')).toThrow(
      'navigation/index.ts has an entry for /x/react-charts/bars already.',
    );
    expect(() => withEntry(MENU, 'react-maps/a')).toThrow(
      "navigation/index.ts has no page below /x/react-maps: add `{ pathname: '/x/react-maps/a' },` where it belongs.",
    );
  });
});

it('a new page has a title in Chinese, which changes nothing else in the table', () => {
  const table = readFileSync('i18n/translations-zh.json', 'utf8');
  const titled = withTitle(table, 'react-charts/my-page');
  const line = '    "/x/react-charts/my-page": "My page"';
  expect(titled.split('\n')).toContain(line);
  expect(titled.replace(`,\n${line}`, '')).toBe(table);
});

it('a new demo is created beside its page', () => {
  expect(newDemo('react-charts/bars/TallBars')[0].file).toBe('docs/react-charts/bars/TallBars.tsx');
  expect(() => newDemo('react-charts/bars/tall')).toThrow(
    "Expected the folder of its page and a name like a component's: react-charts/my-page/MyDemo.",
  );
});
