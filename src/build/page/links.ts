import type { Definition, Link, Node, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { lineOf, walk } from './mdast';

/** A link as written. */
export interface PageLink {
  readonly url: string;
  readonly line?: number;
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function isLink(node: Node): node is Link | Definition {
  return node.type === 'link' || node.type === 'definition';
}

function isJsx(node: Node): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The attributes of tags that contain a URL. */
const ADDRESSES: Readonly<Record<string, string>> = { a: 'href', Link: 'to' };

function addressOf({ name, attributes }: JsxElement): string | undefined {
  const wanted = name === null ? undefined : ADDRESSES[name];
  const value = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === wanted,
  )?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The links of a page in order: Markdown links, and tags with a literal URL. */
export function readLinks(root: Root): PageLink[] {
  return walk(root).flatMap((node) => {
    const url = isLink(node) ? node.url : isJsx(node) ? addressOf(node) : undefined;
    return url === undefined ? [] : [{ url, line: lineOf(node) }];
  });
}
