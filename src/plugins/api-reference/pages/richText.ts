import type { BlockContent, DefinitionContent, ListItem, PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { RichBlock, RichInline, RichText } from '../../../shared/apiPage';

/** Turns an address in the packages' comments into one of this site, or leaves it. */
export type ResolveLink = (href: string) => string;

function inlines(nodes: readonly PhrasingContent[], resolve: ResolveLink): RichInline[] {
  return nodes.flatMap((node): RichInline[] => {
    switch (node.type) {
      case 'text':
        return splitUrls(node.value.replace(/\s*\n\s*/g, ' '), resolve);
      case 'inlineCode':
        return [{ code: node.value }];
      case 'link':
        return [{ href: resolve(node.url), text: inlines(node.children, resolve) }];
      case 'strong':
        return [{ strong: inlines(node.children, resolve) }];
      case 'break':
        return [' '];
      case 'html':
        return [node.value];
      default:
        return 'children' in node ? inlines(node.children, resolve) : [];
    }
  });
}

/** An address in running text is a link too. */
function splitUrls(text: string, resolve: ResolveLink): RichInline[] {
  return text
    .split(/(https?:\/\/[^\s)]*[^\s).,])/)
    .filter((part) => part !== '')
    .map((part) => (/^https?:/.test(part) ? { href: resolve(part), text: [part] } : part));
}

function itemText(item: ListItem, resolve: ResolveLink): RichInline[] {
  return item.children.flatMap((child, index) => [
    ...(index > 0 ? [' '] : []),
    ...(child.type === 'paragraph' ? inlines(child.children, resolve) : []),
  ]);
}

function block(node: BlockContent | DefinitionContent, resolve: ResolveLink): RichBlock[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [{ p: inlines(node.children, resolve) }];
    case 'list':
      return [
        {
          list: node.children.map((item) => itemText(item, resolve)),
          ...(node.ordered ? { ordered: true } : {}),
        },
      ];
    case 'code':
      return [{ code: node.value }];
    case 'html':
      return [{ p: [node.value] }];
    case 'blockquote':
      return node.children.flatMap((child) => block(child, resolve));
    default:
      return [];
  }
}

/**
 * Parses the Markdown of a JSDoc comment. HTML in it is text: comments name elements, they do not
 * write any. Returns `undefined` for an empty comment.
 */
export function parseRichText(markdown: string, resolve: ResolveLink): RichText | undefined {
  const blocks = fromMarkdown(markdown).children.flatMap((node) =>
    block(node as BlockContent, resolve),
  );
  return blocks.length > 0 ? blocks : undefined;
}
