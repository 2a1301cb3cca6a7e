import type { Expression, Program } from 'estree-jsx';
import type { MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';

/** `{...name}` or `{...name.property}` for a component. */
export function spreadAttribute(name: string, property?: string): MdxJsxExpressionAttribute {
  const object = { type: 'Identifier', name } as const;
  const argument: Expression =
    property === undefined
      ? object
      : {
          type: 'MemberExpression',
          object,
          property: { type: 'Identifier', name: property },
          computed: false,
          optional: false,
        };
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [
      {
        type: 'ExpressionStatement',
        expression: { type: 'ObjectExpression', properties: [{ type: 'SpreadElement', argument }] },
      },
    ],
  };
  const value = property === undefined ? `...${name}` : `...${name}.${property}`;
  return { type: 'mdxJsxExpressionAttribute', value, data: { estree } };
}
