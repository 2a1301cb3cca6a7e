import ts from 'typescript';
import { messageTemplate } from './messageTemplate';

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
      const message = messageTemplate(node.whenTrue, '%s');
      if (code !== undefined && message !== undefined) {
        codes[code] = message;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return codes;
}
