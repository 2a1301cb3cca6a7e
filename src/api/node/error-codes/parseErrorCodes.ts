import ts from 'typescript';

/** The text of a message with `%s` for every expression. */
function template(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('%s');
  }
  if (ts.isParenthesizedExpression(node)) {
    return template(node.expression);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [template(node.left), template(node.right)];
    return left === undefined && right === undefined
      ? undefined
      : `${left ?? '%s'}${right ?? '%s'}`;
  }
  return undefined;
}

/** The code in `_formatErrorMessage(9, color)`. */
function codeOf(node: ts.Expression): string | undefined {
  if (!ts.isCallExpression(node) || !/ormat(?:Mui)?ErrorMessage/.test(node.expression.getText())) {
    return undefined;
  }
  const [code] = node.arguments;
  return code && ts.isNumericLiteral(code) ? code.text : undefined;
}

/**
 * Parses the messages of minified errors from a module. Where a build replaces a message by its
 * code, the packages contain `process.env.NODE_ENV !== 'production' ? 'message' :
 * formatErrorMessage(code)`.
 */
export function parseErrorCodes(text: string): Record<string, string> {
  const source = ts.createSourceFile('module.js', text, ts.ScriptTarget.ES2022, true);
  const codes: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node)) {
      const code = codeOf(node.whenFalse);
      const message = template(node.whenTrue);
      if (code !== undefined && message !== undefined) {
        codes[code] = message;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return codes;
}
