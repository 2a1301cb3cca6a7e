import type { BlockContent, DefinitionContent, ListItem, PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { decoded } from '../../../base/shared/decoded';
import { upperFirst } from '../../../base/shared/letterCase';
import type { RichBlock, RichInline, RichText } from '../../shared/apiPage';

/** The site's pages, for resolving links in comments. */
export interface LinkTargets {
  /** Resolves a URL in the packages' comments to a page of this site, or returns it unchanged. */
  resolve: (href: string) => string;
  /** The route of the page about a name in code. */
  routeOf: (name: string) => string | undefined;
}

/** `GridColDef[]` in code links to the page of `GridColDef`. */
function codeInline(code: string, { routeOf }: LinkTargets): RichInline {
  const name = /^<?(\w+)(?:\[\]| \/>)?$/.exec(code)?.[1];
  const href = name && routeOf(name);
  return href ? { href, text: [{ code }] } : { code };
}

function inlines(nodes: readonly PhrasingContent[], targets: LinkTargets): RichInline[] {
  return nodes.flatMap((node): RichInline[] => {
    switch (node.type) {
      case 'text':
        return splitUrls(node.value.replace(/\s*\n\s*/g, ' '), targets);
      case 'inlineCode':
        return [codeInline(node.value, targets)];
      case 'link':
        return [
          { href: targets.resolve(node.url), text: withoutLinks(inlines(node.children, targets)) },
        ];
      case 'strong':
        return [{ strong: inlines(node.children, targets) }];
      case 'break':
        return [' '];
      case 'html':
        return [node.value];
      default:
        return 'children' in node ? inlines(node.children, targets) : [];
    }
  });
}

/** Removes nested links in code and URLs inside a link. */
function withoutLinks(nodes: readonly RichInline[]): RichInline[] {
  return nodes.flatMap((node) =>
    typeof node === 'object' && 'href' in node ? withoutLinks(node.text) : [node],
  );
}

/**
 * The label of a URL: its section or last folder as words, or its host.
 *
 * @example urlLabel('https://mui.com/x/react-data-grid/layout/#flex-parent-container') // → 'Flex
 * parent container'
 */
function urlLabel(address: string): string {
  const { hash, hostname, pathname } = new URL(address);
  const last = hash.slice(1) || pathname.split('/').findLast((part) => part !== '');
  const words = decoded(last ?? '').replace(/[-_]+/g, ' ');
  return words === '' ? hostname : upperFirst(words);
}

/** Bare URLs become links. */
function splitUrls(text: string, targets: LinkTargets): RichInline[] {
  return text
    .split(/(https?:\/\/[^\s)]*[^\s).,])/)
    .filter((part) => part !== '')
    .map((part) =>
      /^https?:/.test(part) ? { href: targets.resolve(part), text: [urlLabel(part)] } : part,
    );
}

function itemText(item: ListItem, targets: LinkTargets): RichInline[] {
  return item.children.flatMap((child, index) => [
    ...(index > 0 ? [' '] : []),
    ...(child.type === 'paragraph' ? inlines(child.children, targets) : []),
  ]);
}

function block(node: BlockContent | DefinitionContent, targets: LinkTargets): RichBlock[] {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return [{ p: inlines(node.children, targets) }];
    case 'list':
      return [
        {
          list: node.children.map((item) => itemText(item, targets)),
          ...(node.ordered ? { ordered: true } : {}),
        },
      ];
    case 'code':
      return [{ code: node.value }];
    case 'html':
      return [{ p: [node.value] }];
    case 'blockquote':
      return node.children.flatMap((child) => block(child, targets));
    default:
      return [];
  }
}

/**
 * Parses the Markdown of a JSDoc comment. HTML is text, because comments mention elements but don't
 * contain any. Returns `undefined` for an empty comment.
 */
export function parseRichText(markdown: string, targets: LinkTargets): RichText | undefined {
  const blocks = fromMarkdown(markdown).children.flatMap((node) =>
    block(node as BlockContent, targets),
  );
  return blocks.length > 0 ? blocks : undefined;
}
