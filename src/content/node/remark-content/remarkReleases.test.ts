import type { List, ListItem, Root } from 'mdast';
import { blockElement } from '../mdx-nodes';
import { textAttribute } from '../page';
import { remarkReleases } from './remarkReleases';

const item = (
  ...children: Extract<ListItem['children'][number], { type: 'paragraph' }>['children']
) => ({ type: 'listItem', children: [{ type: 'paragraph', children }] }) satisfies ListItem;
const strong = (value: string) => ({
  type: 'strong' as const,
  children: [{ type: 'text' as const, value }],
});

function productsIn(isReleasePage: boolean, ...children: ListItem[]) {
  const list: List = { type: 'list', children };
  const filter = blockElement('ReleaseFilter', {});
  const root = { type: 'root', children: isReleasePage ? [filter, list] : [list] } as Root;
  remarkReleases()(root);
  return {
    marks: children.map(({ data }) => data?.hProperties?.dataProduct),
    offered: textAttribute(filter, 'products'),
  };
}

it('marks the items that are titled with the name of a product', () => {
  expect(
    productsIn(
      true,
      item(strong('Date and Time Pickers')),
      item(strong('Charts'), { type: 'text', value: ' got an export.' }),
      item(strong('Everything')),
    ),
  ).toEqual({ marks: ['x-date-pickers', undefined, undefined], offered: 'x-date-pickers' });
});

it('offers each product once', () => {
  const { offered } = productsIn(
    true,
    item(strong('Tree View')),
    item(strong('Charts')),
    item(strong('Tree View')),
  );
  expect(offered).toBe('x-tree-view x-charts');
});

it('leaves pages without a filter as they are', () => {
  expect(productsIn(false, item(strong('Charts'))).marks).toEqual([undefined]);
});
