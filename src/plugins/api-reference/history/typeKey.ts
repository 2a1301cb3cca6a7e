import ts from 'typescript';

/** What type names stand for in one major. */
export interface TypeScope {
  /** Type parameters of the component that the type is of, and the names that constrain them. */
  generics: ReadonlySet<string>;
  /** Source text of the type alias of a name: `type DateRange<T> = [T | null, T | null];`. */
  aliasOf: (name: string) => string | undefined;
}

/** Aliases of aliases are followed this far. */
const ALIAS_DEPTH = 4;

/** Stands for a type parameter: it says nothing about what a prop takes. */
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
      // Its name is no part of what it takes, and an optional one may be undefined anyway.
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
    const telling = args.filter((argument) => argument !== ANY_PARAMETER);
    return telling.length > 0 ? `${name}<${telling.join(', ').replace(/ \| /g, '|')}>` : name;
  };
  return key;
}

/** `Props['onClick']`, alone or in a union: whatever that is, the text does not say it. */
function isLookup(node: ts.TypeNode): boolean {
  return ts.isUnionTypeNode(node) ? node.types.some(isLookup) : ts.isIndexedAccessTypeNode(node);
}

/**
 * A text that is the same for types that are: whatever the order of a union, the names of parameters,
 * the type parameters of the component, and whether an alias is written by its name or in full.
 *
 * @returns undefined for a type that cannot be told from its text.
 */
export function typeKey(type: string, scope: TypeScope): string | undefined {
  const declaration = type === '' ? undefined : parseAlias(`type T = ${type};`);
  if (!declaration || isLookup(declaration.type)) {
    return undefined;
  }
  return createKey(scope)(declaration.type, new Map(), 0);
}
