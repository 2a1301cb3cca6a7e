import ts from 'typescript';

/**
 * The text of a message in code: of strings and templates, of their sums, and of lists that are
 * joined. Undefined without any text.
 *
 * @param hole Stands for every other expression.
 */
export function messageTemplate(node: ts.Expression, hole: string): string | undefined {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(hole);
  }
  if (ts.isParenthesizedExpression(node)) {
    return messageTemplate(node.expression, hole);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [messageTemplate(node.left, hole), messageTemplate(node.right, hole)];
    return left === undefined && right === undefined
      ? undefined
      : `${left ?? hole}${right ?? hole}`;
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.map((element) => messageTemplate(element, hole) ?? hole).join('\n');
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression, name } = node.expression;
    return name.text === 'join' ? messageTemplate(expression, hole) : undefined;
  }
  return undefined;
}
