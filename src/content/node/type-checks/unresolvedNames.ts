import ts from 'typescript';

/** Whether an identifier names a member, attribute, or label, which isn't resolved by scope. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isQualifiedName(parent) && parent.right === node) ||
    (ts.isImportTypeNode(parent) && parent.qualifier === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isJsxAttribute(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    (ts.isImportSpecifier(parent) && parent.propertyName === node) ||
    (ts.isExportSpecifier(parent) && parent.propertyName !== undefined && parent.name === node) ||
    ts.isLabeledStatement(parent) ||
    ts.isBreakOrContinueStatement(parent) ||
    ts.isMetaProperty(parent) ||
    ts.isNamedTupleMember(parent) ||
    ((ts.isTypeElement(parent) || ts.isClassElement(parent) || ts.isEnumMember(parent)) &&
      parent.name === node)
  );
}

function isDeclarationName(node: ts.Identifier): boolean {
  const { parent } = node;
  const isNamed =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isFunctionExpression(parent) ||
    ts.isClassDeclaration(parent) ||
    ts.isClassExpression(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isEnumDeclaration(parent) ||
    ts.isModuleDeclaration(parent) ||
    ts.isTypeParameterDeclaration(parent) ||
    ts.isImportClause(parent) ||
    ts.isNamespaceImport(parent) ||
    ts.isImportSpecifier(parent);
  return isNamed && parent.name === node;
}

/** `<div>` is intrinsic; `<Box>` and `<theme.Box>` are names. */
function isIntrinsicTag(node: ts.Identifier): boolean {
  const { parent } = node;
  const isTag =
    ts.isJsxOpeningElement(parent) ||
    ts.isJsxSelfClosingElement(parent) ||
    ts.isJsxClosingElement(parent);
  return isTag && /^[a-z]/.test(node.text);
}

/** A name that a file uses and doesn't declare. */
export interface UnresolvedName {
  readonly name: string;
  /** Whether the file uses it only as a type. */
  readonly isType: boolean;
}

/**
 * The names that a file uses and doesn't declare, in order of first use. Scopes are ignored: a name
 * that is declared anywhere in the file counts as declared, as the author of a fragment intends.
 *
 * @param source Parsed with parents.
 */
export function unresolvedNames(source: ts.SourceFile): UnresolvedName[] {
  const declared = new Set<string>();
  const used = new Map<string, boolean>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isMemberName(node)) {
      if (isDeclarationName(node)) {
        declared.add(node.text);
      } else if (!isIntrinsicTag(node)) {
        used.set(node.text, (used.get(node.text) ?? true) && ts.isPartOfTypeNode(node));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...used]
    .filter(([name]) => !declared.has(name))
    .map(([name, isType]) => ({ name, isType }));
}
