import type { Root } from 'mdast';
import { isJsx, textAttribute, type JsxElement } from './jsx';
import { isLink, lineOf, walk } from './mdast';

/** A link as written. */
export interface PageLink {
  readonly url: string;
  readonly line?: number;
}

/** The attributes of tags that contain a URL. */
const ADDRESSES: Readonly<Record<string, string>> = { a: 'href', Link: 'to' };

function addressOf(element: JsxElement): string | undefined {
  const attribute = element.name === null ? undefined : ADDRESSES[element.name];
  return attribute === undefined ? undefined : textAttribute(element, attribute);
}

/** The links of a page in order: Markdown links, and tags with a literal URL. */
export function readLinks(root: Root): PageLink[] {
  return walk(root).flatMap((node) => {
    const url = isLink(node) ? node.url : isJsx(node) ? addressOf(node) : undefined;
    return url === undefined ? [] : [{ url, line: lineOf(node) }];
  });
}
