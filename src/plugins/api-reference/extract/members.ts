import ts from 'typescript';
import type { ApiGeneric, ApiMember, ApiTypeText } from '../../../shared/apiModel';
import { jsDocOf, type JsDocFacts } from './jsDoc';
import type { TypePrinter } from './typeText';

/** A member as the compiler sees it: which variants of a union have it, and where it is declared. */
export interface FoundMember {
  name: string;
  symbol: ts.Symbol;
  /** The symbols of further variants, whose types may differ. */
  others: ts.Symbol[];
  declaration?: ts.Declaration;
  /** Indexes of the union's variants that have it. */
  variants: number[];
}

/** The variants of a union type, or the type alone. `undefined` is no variant. */
export function variantsOf(type: ts.Type): ts.Type[] {
  const types = type.isUnion() ? type.types : [type];
  return types.filter(({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0);
}

/** Every member of a type; of a union, every member of any variant. */
export function findMembers(type: ts.Type, checker: ts.TypeChecker): FoundMember[] {
  const found = new Map<string, FoundMember>();
  variantsOf(type).forEach((variant, index) => {
    for (const symbol of checker.getPropertiesOfType(variant)) {
      const known = found.get(symbol.name);
      if (known) {
        known.variants.push(index);
        known.others.push(symbol);
      } else {
        const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
        found.set(symbol.name, {
          name: symbol.name,
          symbol,
          others: [],
          declaration,
          variants: [index],
        });
      }
    }
  });
  return [...found.values()];
}

/** Name of the interface or type alias that a member is written in. */
export function declaringType(declaration: ts.Node | undefined): string | undefined {
  for (let node = declaration?.parent; node; node = node.parent) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      return node.name.text;
    }
  }
  return undefined;
}

/** `'standard' | 'outlined'` of a member that each variant gives a literal of its own. */
function joinLiterals([first = [], ...others]: ApiTypeText[]): ApiTypeText {
  const literals = [first, ...others].flatMap(([part, ...rest]) =>
    typeof part === 'string' && rest.length === 0 && /^'[^']*'$/.test(part) ? [part] : [],
  );
  return literals.length === others.length + 1 && others.length > 0
    ? [[...new Set(literals)].join(' | ')]
    : first;
}

/** What a member's JSDoc says about it; `undefined` when it says to ignore the member. */
export function describeFacts(
  { symbol }: FoundMember,
  checker: ts.TypeChecker,
): Omit<Partial<JsDocFacts>, 'ignored' | 'category' | 'guides'> | undefined {
  const facts: Partial<JsDocFacts> = jsDocOf(symbol, checker);
  if (facts.ignored) {
    return undefined;
  }
  delete facts.ignored;
  delete facts.category;
  delete facts.guides;
  return facts;
}

/** Turns what was found into an entry of the model; `undefined` for what JSDoc says to ignore. */
export function describeMember(
  member: FoundMember,
  checker: ts.TypeChecker,
  printer: TypePrinter,
  generics: Set<string>,
): ApiMember | undefined {
  const { declaration, name, others, symbol } = member;
  const facts = describeFacts(member, checker);
  if (!facts) {
    return undefined;
  }
  const from = declaringType(declaration);
  return {
    name,
    type: joinLiterals([symbol, ...others].map((entry) => printer.member(entry, generics))),
    description: '',
    ...facts,
    ...((symbol.flags & ts.SymbolFlags.Optional) === 0 ? { required: true } : {}),
    ...(from ? { from } : {}),
  };
}

/** Required members first, then by name: the order of every list in the reference. */
export function byRequiredThenName(
  a: { name: string; required?: boolean },
  b: { name: string; required?: boolean },
): number {
  return Number(b.required ?? false) - Number(a.required ?? false) || compareNames(a.name, b.name);
}

/** Case does not separate `getRowId` from `GetRowId`, and the order is the same on every machine. */
export function compareNames(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : a < b ? -1 : Number(a > b);
}

/** The type parameters of a declaration or signature. */
export function describeGenerics(
  parameters: readonly ts.TypeParameterDeclaration[] | undefined,
  printer: TypePrinter,
): ApiGeneric[] | undefined {
  if (!parameters || parameters.length === 0) {
    return undefined;
  }
  return parameters.map(({ constraint, default: initial, name }) => ({
    name: name.text,
    ...(constraint ? { constraint: printer.node(constraint) } : {}),
    ...(initial ? { default: printer.node(initial) } : {}),
  }));
}
