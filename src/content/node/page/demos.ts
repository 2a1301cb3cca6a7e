import type { Root } from 'mdast';
import { isElement, literalAttributes, textAttribute, type JsxElement } from './jsx';
import { lineOf, walk } from './mdast';

/** A `<Demo>` tag. */
export interface PageDemo {
  /** The value of `file`; `undefined` if it is missing or computed. */
  readonly name?: string;
  /** Its names in older links, as written. */
  readonly aliases?: string;
  /** Whether it has `iframe`. */
  readonly isFramed: boolean;
  readonly line?: number;
}

/** The `<Demo>` tags below a node, in order. */
export function findDemoTags(root: Root): JsxElement[] {
  return walk(root).filter((node) => isElement(node, 'Demo'));
}

/** The demos of a page in order. One can appear twice. */
export function readDemos(root: Root): PageDemo[] {
  return findDemoTags(root).map((tag) => {
    const name = textAttribute(tag, 'file');
    const aliases = textAttribute(tag, 'aliases');
    return {
      ...(name !== undefined && { name }),
      ...(aliases !== undefined && { aliases }),
      isFramed: literalAttributes(tag).some(
        (item) => item.name === 'iframe' && item.value === true,
      ),
      line: lineOf(tag),
    };
  });
}
