import ts from 'typescript';
import type { TextEdit } from './textEdits';

/** The names that a file refers to outside its import statements. */
function referencedNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      return;
    }
    if (ts.isPropertyAccessExpression(node)) {
      visit(node.expression);
      return;
    }
    if (ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name)) {
      visit(node.initializer);
      return;
    }
    if (ts.isJsxAttribute(node)) {
      if (node.initializer !== undefined) {
        visit(node.initializer);
      }
      return;
    }
    if (ts.isIdentifier(node)) {
      names.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

interface ImportBindings {
  readonly defaultName?: string;
  readonly namespace?: string;
  readonly named: readonly ts.ImportSpecifier[];
}

function bindingsOf({ name, namedBindings }: ts.ImportClause): ImportBindings {
  if (namedBindings === undefined) {
    return { defaultName: name?.text, named: [] };
  }
  return ts.isNamespaceImport(namedBindings)
    ? { defaultName: name?.text, namespace: namedBindings.name.text, named: [] }
    : { defaultName: name?.text, named: namedBindings.elements };
}

function writeImport(bindings: ImportBindings, specifier: string): string {
  const { defaultName, namespace, named } = bindings;
  const parts = [
    defaultName,
    namespace === undefined ? undefined : `* as ${namespace}`,
    named.length === 0 ? undefined : `{ ${named.map((name) => name.getText()).join(', ')} }`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? '' : `import ${parts.join(', ')} from ${specifier};`;
}

/**
 * Finds the imports that are only used as types, which TypeScript also omits from its output.
 *
 * @param before The file with types.
 * @param after The same file without types.
 * @returns Edits for `after`.
 */
export function importsOnlyForTypes(before: ts.SourceFile, after: ts.SourceFile): TextEdit[] {
  const usedBefore = referencedNames(before);
  const usedAfter = referencedNames(after);
  const isKept = (name: string) => usedAfter.has(name) || !usedBefore.has(name);

  return after.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || statement.importClause === undefined) {
      return [];
    }
    const bindings = bindingsOf(statement.importClause);
    const { defaultName, namespace } = bindings;
    const kept: ImportBindings = {
      defaultName: defaultName !== undefined && isKept(defaultName) ? defaultName : undefined,
      namespace: namespace !== undefined && isKept(namespace) ? namespace : undefined,
      named: bindings.named.filter((specifier) => isKept(specifier.name.text)),
    };
    const isUnchanged =
      kept.defaultName === defaultName &&
      kept.namespace === namespace &&
      kept.named.length === bindings.named.length;
    if (isUnchanged) {
      return [];
    }
    const text = writeImport(kept, statement.moduleSpecifier.getText());
    return [{ start: statement.getStart(), end: statement.end, text }];
  });
}
