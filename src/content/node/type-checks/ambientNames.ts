import ts from 'typescript';
import { unresolvedNames } from './unresolvedNames';

/** The declarations in a `fences.d.ts`, which can be used separately. */
export interface AmbientNames {
  /**
   * Returns the declarations of the given names and of what they need, on one line, and the names
   * that remain.
   */
  readonly pick: (names: readonly string[]) => { readonly text: string; readonly rest: string[] };
  /** The module that a name stands for, if it is declared as one: `const dayjs: typeof import('dayjs')`. */
  readonly moduleOf: (name: string) => string | undefined;
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const { name } = statement as ts.Statement & { readonly name?: ts.Node };
  return name !== undefined && ts.isIdentifier(name) ? [name.text] : [];
}

/** `[dayjs, 'dayjs']` for `declare const dayjs: typeof import('dayjs')`. */
function moduleIn(statement: ts.Statement): [string, string][] {
  const [declaration] = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [];
  const type = declaration?.type;
  return type && ts.isImportTypeNode(type) && type.isTypeOf && type.qualifier === undefined
    ? namesOf(statement).map((name) => [
        name,
        ((type.argument as ts.LiteralTypeNode).literal as ts.StringLiteral).text,
      ])
    : [];
}

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('fences.d.ts', text, ts.ScriptTarget.ESNext, true);
}

/** Parses the names that the fragments of a product's pages use without declaring them. */
export function readAmbientNames(text: string): AmbientNames {
  const source = parse(text);
  const byName = new Map(
    source.statements.flatMap((statement) =>
      namesOf(statement).map((name) => [name, statement] as const),
    ),
  );
  const needsOf = (statement: ts.Statement) =>
    unresolvedNames(parse(statement.getText(source))).map(({ name }) => name);
  const modules = new Map(source.statements.flatMap(moduleIn));

  return {
    moduleOf: (name) => modules.get(name),
    pick(names) {
      const picked = new Set<ts.Statement>();
      const queue = [...names];
      for (const name of queue) {
        const statement = byName.get(name);
        if (statement !== undefined && !picked.has(statement)) {
          picked.add(statement);
          queue.push(...needsOf(statement));
        }
      }
      // Without line breaks, which would move the lines of the fence.
      const text = [...picked]
        .map((statement) => statement.getText(source).replaceAll(/\s*\n\s*/g, ' '))
        .join(' ');
      return { text, rest: names.filter((name) => !byName.has(name)) };
    },
  };
}
