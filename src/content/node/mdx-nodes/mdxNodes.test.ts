import type { Root } from 'mdast';
import { processMdx } from '../../../base/testing/processMdx';
import { blockElement, exportNode, importNode, inlineElement, spreadAttribute } from '.';

describe('importNode', () => {
  it.each([
    ['default', 'ImportDefaultSpecifier', 'import bars from "./bars.json";'],
    ['*', 'ImportNamespaceSpecifier', 'import * as bars from "./bars.json";'],
    ['bars', 'ImportSpecifier', 'import { bars } from "./bars.json";'],
    ['lines', 'ImportSpecifier', 'import { lines as bars } from "./bars.json";'],
  ])('imports %s', (exported, type, text) => {
    const { data, value } = importNode('bars', './bars.json', exported);
    expect(value).toBe(text);
    expect(data?.estree?.body).toMatchObject([
      { source: { value: './bars.json' }, specifiers: [{ type, local: { name: 'bars' } }] },
    ]);
  });
});

describe('spreadAttribute', () => {
  it('spreads an object, or a property of one', () => {
    const spread = (argument: object) => [
      { expression: { properties: [{ type: 'SpreadElement', argument }] } },
    ];
    const whole = spreadAttribute('api');
    expect(whole.value).toBe('...api');
    expect(whole.data?.estree?.body).toMatchObject(spread({ name: 'api' }));
    const part = spreadAttribute('demos', 'Bars');
    expect(part.value).toBe('...demos.Bars');
    expect(part.data?.estree?.body).toMatchObject(
      spread({ object: { name: 'demos' }, property: { name: 'Bars' } }),
    );
  });
});

it('creates elements with attributes and content', async () => {
  const plugin = () => (root: Root) => {
    const mark = inlineElement('Plan', { name: 'pro' });
    root.children.push(
      blockElement('List', { kind: 'all' }, [{ type: 'paragraph', children: [mark] }]),
      blockElement('Filter'),
    );
  };
  expect(await processMdx('docs/a/a.mdx', ['Text.'], [plugin])).toBe(
    'Text.\n\n<List kind="all">\n  <Plan name="pro" />\n</List>\n\n<Filter />\n',
  );
});

it('exports what a page imports', () => {
  const { data, value } = exportNode('demos');
  expect(value).toBe('export { demos };');
  expect(data?.estree?.body).toMatchObject([
    { type: 'ExportNamedDeclaration', specifiers: [{ exported: { name: 'demos' } }] },
  ]);
});
