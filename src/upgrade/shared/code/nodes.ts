import type {
  Expression,
  Node,
  ObjectExpression,
  ObjectMethod,
  ObjectProperty,
} from '@babel/types';

export const lineOfNode = (node: Node) => node.loc?.start.line ?? 1;

/** The text of a literal, also of a template without expressions. */
export function literalOf(node: Node | null | undefined): string | undefined {
  switch (node?.type) {
    case 'StringLiteral':
      return node.value;
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return String(node.value);
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? '') : undefined;
    case 'JSXExpressionContainer':
      return literalOf(node.expression);
    default:
      return undefined;
  }
}

/** The literals that an expression can be. */
export function literalsIn(node: Node | null | undefined): string[] {
  const expression = bare(node);
  if (expression?.type === 'ConditionalExpression') {
    return [expression.consequent, expression.alternate].flatMap(literalsIn);
  }
  return [literalOf(expression) ?? []].flat();
}

/** The name of a property, or the text of its key. */
export function keyOf({ computed, key }: ObjectProperty | ObjectMethod): string | undefined {
  return key.type === 'Identifier' && !computed ? key.name : literalOf(key);
}

/** An expression without type assertions and the like. */
export function bare(node: Node | null | undefined): Node | null | undefined {
  switch (node?.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
    case 'JSXExpressionContainer':
      return bare(node.expression);
    default:
      return node;
  }
}

/** The properties of an object, also of those in its conditional spreads. */
export function propertiesOf(node: Node | null | undefined): ObjectProperty[] {
  const object = bare(node);
  return object?.type === 'ObjectExpression'
    ? object.properties.filter((entry): entry is ObjectProperty => entry.type === 'ObjectProperty')
    : [];
}

/** The objects that an expression makes: itself, the elements of an array, or what a hook returns. */
export function objectsIn(node: Node | null | undefined): ObjectExpression[] {
  const expression = bare(node);
  switch (expression?.type) {
    case 'ObjectExpression':
      return [expression];
    case 'ArrayExpression':
      return expression.elements.flatMap((element) => objectsIn(element));
    case 'ConditionalExpression':
      return [...objectsIn(expression.consequent), ...objectsIn(expression.alternate)];
    case 'CallExpression':
      return expression.arguments.slice(0, 1).flatMap((argument) => objectsIn(argument));
    case 'ArrowFunctionExpression':
      return objectsIn(expression.body);
    case 'BlockStatement':
      return expression.body.flatMap((statement) =>
        statement.type === 'ReturnStatement' ? objectsIn(statement.argument) : [],
      );
    default:
      return [];
  }
}

/** How many names an expression has at most. Longer ones are generated code. */
const MAX_DEPTH = 10;

/** `apiRef.current.getRow` → `['apiRef', 'current', 'getRow']`; empty for other expressions. */
export function pathOf(
  node: Node | Expression | null | undefined,
  depth = MAX_DEPTH,
): readonly string[] {
  const expression = depth > 0 ? bare(node) : undefined;
  switch (expression?.type) {
    case 'Identifier':
      return [expression.name];
    case 'ThisExpression':
      return ['this'];
    case 'MemberExpression':
    case 'OptionalMemberExpression': {
      const path = pathOf(expression.object, depth - 1);
      const name = expression.computed ? undefined : nameOfIdentifier(expression.property);
      return path.length > 0 && name !== undefined ? [...path, name] : [];
    }
    default:
      return [];
  }
}

const nameOfIdentifier = (node: Node) => (node.type === 'Identifier' ? node.name : undefined);

/** The last name of what is called: `render` in `createRoot(root).render()`. */
export const nameOfCallee = (callee: Node) =>
  nameOfIdentifier('property' in callee ? (callee.property as Node) : callee);
