import ts from 'typescript';
import { memoize } from '../../../base/shared/memoize';
import type { ApiTypeText } from '../../shared/apiModel';
import type { NamedType } from './names';
import { splitAtNames, tidy, UNSPECIFIC, withoutParameters, withoutUndefined } from './typeStrings';

/** A longer resolved type is hard to read, so the declared form is used. */
const READABLE_LENGTH = 160;
/** Unions of literals up to this size are shown in full instead of by name. */
const INLINE_LITERALS = { count: 8, length: 90 };

const RESOLVED_FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

const printer = ts.createPrinter({ removeComments: true });

/** The source text of a node on one line, with the site's quotes and without `import("…")`. */
function nodeText(node: ts.Node): string {
  return tidy(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
}

/** The type parameters that a node refers to and that neither it nor `generics` declares. */
function unresolvedParameters(
  node: ts.Node,
  checker: ts.TypeChecker,
  generics: Set<string>,
): Set<string> {
  const found = new Set<string>();
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName)) {
      const symbol = checker.getSymbolAtLocation(child.typeName);
      const owner = symbol?.declarations?.[0];
      const isParameter =
        symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
      if (isParameter && !generics.has(symbol.name) && !(owner && isInside(owner, node))) {
        found.add(symbol.name);
      }
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

function isInside(node: ts.Node, container: ts.Node): boolean {
  return (
    node.getSourceFile() === container.getSourceFile() &&
    node.pos >= container.pos &&
    node.end <= container.end
  );
}

/** Computed types, which are easier to read once they are resolved. */
function isComputed(node: ts.TypeNode): boolean {
  return (
    ts.isIndexedAccessTypeNode(node) ||
    ts.isConditionalTypeNode(node) ||
    (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) ||
    (ts.isUnionTypeNode(node) && node.types.some(isComputed)) ||
    (ts.isArrayTypeNode(node) && isComputed(node.elementType))
  );
}

function isLiteral(type: ts.Type): boolean {
  return (
    (type.flags &
      (ts.TypeFlags.StringLiteral |
        ts.TypeFlags.NumberLiteral |
        ts.TypeFlags.BooleanLiteral |
        ts.TypeFlags.Null)) !==
      0 && (type.flags & ts.TypeFlags.EnumLiteral) === 0
  );
}

/** Prints types in a readable form. */
export interface TypePrinter {
  /** The type of a member as declared, or resolved if that is clearer. */
  member: (symbol: ts.Symbol, generics: Set<string>) => ApiTypeText;
  /** The type as written, which is cheap and good enough for lists. */
  declared: (declaration: ts.Declaration | undefined) => ApiTypeText;
  node: (node: ts.Node) => ApiTypeText;
  /** A type as written, or resolved if it is computed. */
  typeNode: (node: ts.TypeNode) => ApiTypeText;
  type: (type: ts.Type) => ApiTypeText;
  split: (text: string) => ApiTypeText;
}

export function createTypePrinter(
  checker: ts.TypeChecker,
  names: ReadonlyMap<string, NamedType>,
): TypePrinter {
  const split = (text: string) => splitAtNames(text, (name) => names.has(name));
  const resolved = (type: ts.Type) => tidy(checker.typeToString(type, undefined, RESOLVED_FLAGS));

  /** `'cell' | 'row'` for `GridEditMode`. */
  const literals = (text: string): string | undefined => {
    const declaration = names.get(text)?.declaration;
    if (!declaration || !ts.isTypeAliasDeclaration(declaration)) {
      return undefined;
    }
    const type = checker.getTypeFromTypeNode(declaration.type);
    if (
      !type.isUnion() ||
      type.types.length > INLINE_LITERALS.count ||
      !type.types.every(isLiteral)
    ) {
      return undefined;
    }
    const printed =
      ts.isUnionTypeNode(declaration.type) && declaration.type.types.every(ts.isLiteralTypeNode)
        ? nodeText(declaration.type)
        : type.types.map(resolved).join(' | ');
    return printed.length <= INLINE_LITERALS.length ? printed : undefined;
  };

  const declared = memoize(nodeText);

  const typeNodeOf = (declaration: ts.Declaration | undefined): ts.TypeNode | undefined =>
    declaration && (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
      ? declaration.type
      : undefined;

  /** `GridSlotProps['baseBadge']`: the type of that member in the interface. */
  const lookedUp = (node: ts.TypeNode): string | undefined => {
    if (!ts.isIndexedAccessTypeNode(node) || !ts.isLiteralTypeNode(node.indexType)) {
      return undefined;
    }
    const name = ts.isStringLiteral(node.indexType.literal) ? node.indexType.literal.text : '';
    const member = checker.getTypeFromTypeNode(node.objectType).getProperty(name);
    const found = typeNodeOf(member?.valueDeclaration ?? member?.declarations?.[0]);
    return found && unresolvedParameters(found, checker, new Set()).size === 0
      ? declared(found)
      : undefined;
  };

  const nodeTextOf = (node: ts.TypeNode | undefined): string => (node ? declared(node) : '');

  const memberText = (symbol: ts.Symbol, generics: Set<string>): string => {
    const node = typeNodeOf(symbol.valueDeclaration ?? symbol.declarations?.[0]);
    if (!node) {
      return withoutUndefined(resolved(checker.getTypeOfSymbol(symbol)));
    }
    // Parts of an intersection can each declare the same member.
    const versions = new Set(symbol.declarations?.map((entry) => nodeTextOf(typeNodeOf(entry))));
    const unresolved = unresolvedParameters(node, checker, generics);
    const text = withoutParameters(withoutUndefined(declared(node)), unresolved);
    if (unresolved.size === 0 && !isComputed(node) && versions.size < 2) {
      return text;
    }
    const better = withoutUndefined(resolved(checker.getTypeOfSymbol(symbol)));
    const isLost = UNSPECIFIC.test(better) && !UNSPECIFIC.test(text);
    return !isLost && better.length <= Math.max(READABLE_LENGTH, text.length) ? better : text;
  };

  return {
    member: (symbol, generics) => {
      const text = memberText(symbol, generics);
      return split(literals(text) ?? text);
    },
    declared: (declaration) => {
      const node = typeNodeOf(declaration);
      return split(nodeTextOf(node));
    },
    node: (node) => split(nodeText(node)),
    typeNode: (node) => {
      const text = lookedUp(node) ?? nodeText(node);
      const isResolvable = isComputed(node) && text === nodeText(node);
      const better = isResolvable ? resolved(checker.getTypeFromTypeNode(node)) : text;
      return split(better.length <= READABLE_LENGTH ? better : text);
    },
    type: (type) => split(withoutUndefined(resolved(type))),
    split,
  };
}
