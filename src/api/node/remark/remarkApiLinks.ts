import type { InlineCode, Link, Parent, PhrasingContent, Root } from 'mdast';
import { isParent } from '../../../content/node/page';
import { createApiLookup, type GuideFile } from './apiNameIndex';

/** `DataGrid`, `<DataGrid />` or `GridColDef[]`. */
const NAME = /^(?:<(?<tag>[A-Z]\w*) ?\/>|(?<name>[A-Z]\w*)(?:\[\])?)$/;

/** Code in these nodes is already part of a link or a title. */
const SKIPPED = new Set(['link', 'linkReference', 'definition']);

function nameIn({ value }: InlineCode): string | undefined {
  const groups = NAME.exec(value)?.groups;
  return groups?.tag ?? groups?.name;
}

function linkTo(url: string, code: InlineCode): Link {
  return { type: 'link', url, children: [code] };
}

/**
 * Links names of components and interfaces in a guide to their API pages, but only the first time
 * in each section, to avoid clutter.
 */
export function remarkApiLinks() {
  return (root: Root, file: GuideFile): void => {
    if (/(?:^|\/)(?:docs|version-v\d+)\/api\//.test(file.path)) {
      return;
    }
    const find = createApiLookup(file);
    let linked = new Set<string>();
    const link = (node: PhrasingContent): PhrasingContent => {
      const name = node.type === 'inlineCode' ? nameIn(node) : undefined;
      const url = name && !linked.has(name) ? find(name) : undefined;
      if (node.type !== 'inlineCode' || !name || !url) {
        return node;
      }
      linked.add(name);
      return linkTo(url, node);
    };
    const visit = (parent: Parent): void => {
      parent.children.forEach((child, index) => {
        if (child.type === 'heading') {
          linked = child.depth === 2 ? new Set() : linked;
        } else if (child.type === 'inlineCode') {
          parent.children[index] = link(child);
        } else if (isParent(child) && !SKIPPED.has(child.type)) {
          visit(child);
        }
      });
    };
    visit(root);
  };
}
