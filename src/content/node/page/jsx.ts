import type { Node } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
export type LiteralValue = string | number | boolean;

export function isJsx(node: Node): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Whether a node is a component or HTML element of this name. */
export function isElement(node: Node, name: string): node is JsxElement {
  return isJsx(node) && node.name === name;
}

const QUOTED = /^(?<quote>['"`])(?<text>(?:(?!\k<quote>)[^\\$])*)\k<quote>$/;

/** The value of a string, number, or boolean; `undefined` for any other expression. */
function literalIn(code: string): LiteralValue | undefined {
  const text = QUOTED.exec(code)?.groups?.text;
  if (text !== undefined) {
    return text;
  }
  return code === 'true' || code === 'false'
    ? code === 'true'
    : /^\d+(?:\.\d+)?$/.test(code)
      ? Number(code)
      : undefined;
}

/** The value of `name`, `name="…"`, or `name={…}`. */
function literalOf({ value }: MdxJsxAttribute): LiteralValue | undefined {
  if (value === null || value === undefined) {
    return true;
  }
  return typeof value === 'string' ? value : literalIn(value.value.trim());
}

export interface LiteralAttribute {
  readonly name: string;
  /** `undefined` if it is computed. */
  readonly value: LiteralValue | undefined;
}

/** The attributes of a tag. A spread has the name `{...}`. */
export function literalAttributes(element: JsxElement): LiteralAttribute[] {
  return element.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? { name: attribute.name, value: literalOf(attribute) }
      : { name: '{...}', value: undefined },
  );
}

/** The text of an attribute; `undefined` if it is missing, computed, or no text. */
export function textAttribute(element: JsxElement, name: string): string | undefined {
  const value = literalAttributes(element).find((attribute) => attribute.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
