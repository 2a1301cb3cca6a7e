import ts from 'typescript';

/** The meaning of type names in a major. */
export interface TypeScope {
  /** The type parameters of the component, and the names that constrain them. */
  generics: ReadonlySet<string>;
  /** The source of the type alias with a name: `type DateRange<T> = [T | null, T | null];`. */
  aliasOf: (name: string) => string | undefined;
}

/** The maximum depth of nested aliases. */
const ALIAS_DEPTH = 4;

/** Replaces type parameters, which don't affect what a prop accepts. */
const ANY_PARAMETER = '*';

type Bindings = ReadonlyMap<string, string>;

function parseAlias(text: string): ts.TypeAliasDeclaration | undefined {
  const file = ts.createSourceFile('type.ts', text, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  return statement && ts.isTypeAliasDeclaration(statement) ? statement : undefined;
}

function createKey({ aliasOf, generics }: TypeScope) {
  const key = (node: ts.Node, bindings: Bindings, depth: number): string => {
    const inner = (child: ts.Node) => key(child, bindings, depth);
    if (ts.isParenthesizedTypeNode(node)) {
      return inner(node.type);
    }
    if (ts.isUnionTypeNode(node)) {
      return [...new Set(node.types.map(inner).flatMap((part) => part.split(' | ')))]
        .sort()
        .join(' | ');
    }
    if (ts.isTypeReferenceNode(node)) {
      return reference(node, bindings, depth);
    }
    if (ts.isParameter(node)) {
      // Parameter names don't matter, and an optional parameter may be undefined anyway.
      const taken = (node.type ? inner(node.type) : '').split(' | ');
      return node.questionToken
        ? `?${taken.filter((part) => part !== 'undefined').join(' | ')}`
        : taken.join(' | ');
    }
    const children: string[] = [];
    ts.forEachChild(node, (child) => void children.push(inner(child)));
    return children.length > 0
      ? `${ts.SyntaxKind[node.kind]}(${children.join(', ').replace(/ \| /g, '|')})`
      : node.getText();
  };

  const reference = (node: ts.TypeReferenceNode, bindings: Bindings, depth: number): string => {
    const name = node.typeName.getText().replace(/^React\./, '');
    const known = bindings.get(name) ?? (generics.has(name) ? ANY_PARAMETER : undefined);
    if (known !== undefined) {
      return known;
    }
    const args = (node.typeArguments ?? []).map((argument) => key(argument, bindings, depth));
    const alias = depth < ALIAS_DEPTH ? parseAlias(aliasOf(name) ?? '') : undefined;
    if (alias && !ts.isTypeLiteralNode(alias.type)) {
      const parameters = (alias.typeParameters ?? []).map(
        ({ default: initial, name: parameter }, index): [string, string] => [
          parameter.text,
          args[index] ?? (initial ? key(initial, bindings, depth + 1) : ANY_PARAMETER),
        ],
      );
      return key(alias.type, new Map(parameters), depth + 1);
    }
    const specific = args.filter((argument) => argument !== ANY_PARAMETER);
    return specific.length > 0 ? `${name}<${specific.join(', ').replace(/ \| /g, '|')}>` : name;
  };
  return key;
}

/**
 * Whether a type is or contains a lookup such as `Props['onClick']`, whose meaning the text doesn't
 * show.
 */
function isLookup(node: ts.TypeNode): boolean {
  return ts.isUnionTypeNode(node) ? node.types.some(isLookup) : ts.isIndexedAccessTypeNode(node);
}

/**
 * A key that is equal for equal types, regardless of the order of a union, parameter names, the
 * component's type parameters, and whether an alias is used or written out.
 *
 * @returns undefined for a type whose meaning the text doesn't show
 */
export function typeKey(type: string, scope: TypeScope): string | undefined {
  const declaration = type === '' ? undefined : parseAlias(`type T = ${type};`);
  if (!declaration || isLookup(declaration.type)) {
    return undefined;
  }
  return createKey(scope)(declaration.type, new Map(), 0);
}
