import type { List, ListItem, Node, Root } from 'mdast';
import { PRODUCTS } from '../../shared/products';
import { isElement, isParent, textOf, walk } from '../page';

function isList(node: Node): node is List {
  return node.type === 'list';
}

/** The product of an item that begins with its name alone: `- **Charts**`. */
function productOf({ children }: ListItem): string | undefined {
  const [first] = children;
  const title = first && isParent(first) && first.children.length === 1 ? first.children[0] : null;
  return title?.type === 'strong'
    ? PRODUCTS.find(({ name }) => name === textOf(title).trim())?.id
    : undefined;
}

/**
 * Gives the items about a product its id in `data-product`, on pages of releases, and the filter the
 * ids of all that it finds, so that `ReleaseFilter` only offers products with an item.
 */
export function remarkReleases() {
  return (root: Root): void => {
    const filter = walk(root).find((node) => isElement(node, 'ReleaseFilter'));
    if (filter === undefined) {
      return;
    }
    const found = new Set<string>();
    for (const item of root.children.filter(isList).flatMap(({ children }) => children)) {
      const product = productOf(item);
      if (product !== undefined) {
        item.data = { ...item.data, hProperties: { dataProduct: product } };
        found.add(product);
      }
    }
    filter.attributes.push({
      type: 'mdxJsxAttribute',
      name: 'products',
      value: [...found].join(' '),
    });
  };
}
