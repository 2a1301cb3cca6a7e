import ts from 'typescript';
import { memoize } from '../memoize';

export interface ModuleImport {
  /** As written: `react`, `./orders`, `./Card.css`. */
  readonly specifier: string;
  /** True for `import type` and `export type`: nothing of it is left in JavaScript. */
  readonly typeOnly: boolean;
  /** Line of the statement, counted from 1. */
  readonly line: number;
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) {
    return statement.isTypeOnly;
  }
  return statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

function parseImports(kind: ts.ScriptKind, text: string): readonly ModuleImport[] {
  const source = ts.createSourceFile('file', text, ts.ScriptTarget.ESNext, false, kind);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) {
      return [];
    }
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) {
      return [];
    }
    return [
      {
        specifier: moduleSpecifier.text,
        typeOnly: isTypeOnly(statement),
        line: source.getLineAndCharacterOfPosition(statement.getStart(source)).line + 1,
      },
    ];
  });
}

/** A build asks half a dozen times for the imports of the same text: for each module that it makes of a demo. */
const importsOfText = memoize((kind: ts.ScriptKind) =>
  memoize((text: string) => parseImports(kind, text)),
);

/** The modules that a file imports or re-exports, in order, each statement once. */
export function listImports(fileName: string, text: string): readonly ModuleImport[] {
  return importsOfText(fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)(text);
}

/** Whether a specifier names a file beside the importing one. */
export function isLocal(specifier: string): boolean {
  return specifier.startsWith('.');
}
