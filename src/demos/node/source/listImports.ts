import ts from 'typescript';
import { memoize } from '../../../base/shared/memoize';

export interface ModuleImport {
  /** As written: `react`, `./orders`, `./Card.css`. */
  readonly specifier: string;
  /** Whether it is `import type` or `export type`, which JavaScript doesn't contain. */
  readonly typeOnly: boolean;
  /** The line of the statement, starting from 1. */
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

/** A build reads the imports of the same text about six times, once per generated module. */
const importsOfText = memoize((kind: ts.ScriptKind) =>
  memoize((text: string) => parseImports(kind, text)),
);

/** The modules that a file imports or re-exports, in order, once per statement. */
export function listImports(fileName: string, text: string): readonly ModuleImport[] {
  return importsOfText(fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)(text);
}

/** Whether a specifier is a relative path. */
export function isLocal(specifier: string): boolean {
  return specifier.startsWith('.');
}
