import type { Node } from 'mdast';
import { isParent } from './mdast';

/** Nodes whose children are separate texts. */
const BLOCKS = new Set(['root', 'blockquote', 'list', 'listItem', 'tableRow']);
/** Stands for a tag without content. No page contains this character. */
const TAG = '\uE001';

function read(node: Node): string {
  if (isParent(node) && node.children.length > 0) {
    return node.children.map(read).join(BLOCKS.has(node.type) ? ' ' : '');
  }
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return 'value' in node ? String(node.value) : '';
    case 'image':
      return 'alt' in node ? String(node.alt) : '';
    case 'break':
      return ' ';
    default:
      return TAG;
  }
}

/** The text of a node without markup, tags, and URLs. */
export function plainText(node: Node): string {
  return (
    read(node)
      // With its blank, where punctuation follows: `DataGridPremium <Plan name="premium" />, …`.
      .replace(/\s*\uE001(?=[,.;:!?)])/g, '')
      .replaceAll(TAG, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
