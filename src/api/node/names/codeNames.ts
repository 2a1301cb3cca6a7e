import ts from 'typescript';

/**
 * The names in code, declared or used. They exist, because the type check has accepted the code.
 * Comments don't count, and strings only as module specifiers.
 */
export function codeNames(code: string, file: string): string[] {
  const kind = /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, false, kind);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      names.push(node.text);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      // Fields, routes, and ids are strings in code, but names in a sentence about it.
      if (/^[A-Za-z_$][\w$]*$/.test(node.text)) {
        names.push(node.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
