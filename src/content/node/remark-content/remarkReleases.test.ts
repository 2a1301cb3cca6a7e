import type { List, ListItem, Root } from 'mdast';
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
  const filter = {
    type: 'mdxJsxFlowElement' as const,
    name: 'ReleaseFilter',
    attributes: [],
    children: [],
  };
  const root = { type: 'root', children: isReleasePage ? [filter, list] : [list] } as Root;
  remarkReleases()(root);
  return children.map(({ data }) => data?.hProperties?.dataProduct);
}

it('marks the items that are titled with the name of a product', () => {
  expect(
    productsIn(
      true,
      item(strong('Date and Time Pickers')),
      item(strong('Charts'), { type: 'text', value: ' got an export.' }),
      item(strong('Everything')),
    ),
  ).toEqual(['x-date-pickers', undefined, undefined]);
});

it('leaves pages without a filter as they are', () => {
  expect(productsIn(false, item(strong('Charts')))).toEqual([undefined]);
});
