import ts from 'typescript';

/**
 * The names in a piece of code, declared or used: what the type check has accepted is known. Comments
 * do not count, and neither do strings, but for what a module is imported by.
 */
export function codeNames(code: string, file: string): string[] {
  const kind = /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, false, kind);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      names.push(node.text);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      // Fields, routes and ids are strings in code and names in a sentence about it.
      if (/^[A-Za-z_$][\w$]*$/.test(node.text)) {
        names.push(node.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
