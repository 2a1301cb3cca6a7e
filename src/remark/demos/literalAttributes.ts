import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
export type LiteralValue = string | number | boolean;

/**
 * The value of `name`, `name="…"`, or `name={…}` if it is a literal; `undefined` for any other
 * expression.
 */
function literalOf({ value }: MdxJsxAttribute): LiteralValue | undefined {
  if (value === null || value === undefined) {
    return true;
  }
  if (typeof value === 'string') {
    return value;
  }
  const statement = value.data?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'Literal') {
    return undefined;
  }
  const literal = statement.expression.value;
  const isKnown = ['string', 'number', 'boolean'].includes(typeof literal);
  return isKnown ? (literal as LiteralValue) : undefined;
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
