import fs from 'node:fs';
import ts from 'typescript';

/**
 * The names of a component's documented prop types, which is the packages' own list of its props.
 */
export function findPropTypes(runtimeFile: string, component: string): string[] {
  if (!fs.existsSync(runtimeFile)) {
    return [];
  }
  const text = fs.readFileSync(runtimeFile, 'utf8');
  const source = ts.createSourceFile(runtimeFile, text, ts.ScriptTarget.ES2022, true);
  return propTypesObjects(source, component)
    .flatMap((object) => [...object.properties])
    .filter(isDocumented)
    .flatMap(({ name }) => (name && !ts.isComputedPropertyName(name) ? [name.text] : []));
}

/** The object literals assigned to `DataGrid.propTypes`, or to `DataGridRaw.propTypes`. */
function propTypesObjects(source: ts.SourceFile, component: string): ts.ObjectLiteralExpression[] {
  const found: ts.ObjectLiteralExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === 'propTypes' &&
      [component, `${component}Raw`].includes(node.left.expression.getText(source)) &&
      ts.isObjectLiteralExpression(node.right)
    ) {
      found.push(node.right);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isDocumented(node: ts.Node): boolean {
  const comment = ts.getJSDocCommentsAndTags(node)[0];
  return comment !== undefined && !/@ignore/.test(comment.getText());
}
