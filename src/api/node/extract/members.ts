import ts from 'typescript';
import type { ApiGeneric, ApiMember, ApiParameter, ApiTypeText } from '../../shared/apiModel';
import { plainType } from '../../shared/typeText';
import { jsDocOf, type JsDocFacts } from './jsDoc';
import type { TypePrinter } from './typeText';

/** A member as the compiler sees it: the variants of a union that have it, and its declarations. */
export interface FoundMember {
  name: string;
  symbol: ts.Symbol;
  /** The symbols of other variants, whose types can differ. */
  others: ts.Symbol[];
  declaration?: ts.Declaration;
  /** The indexes of the union's variants that have it. */
  variants: number[];
}

/** The variants of a union type, or the type itself. `undefined` isn't a variant. */
export function variantsOf(type: ts.Type): ts.Type[] {
  const types = type.isUnion() ? type.types : [type];
  return types.filter(({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0);
}

/** Every member of a type, or of any variant of a union. */
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

/** The name of the interface or type alias that declares a member. */
export function declaringType(declaration: ts.Node | undefined): string | undefined {
  for (let node = declaration?.parent; node; node = node.parent) {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      return node.name.text;
    }
  }
  return undefined;
}

/** `'standard' | 'outlined'` for a member whose type is a different literal in each variant. */
function joinLiterals([first = [], ...others]: ApiTypeText[]): ApiTypeText {
  const literals = [first, ...others].flatMap(([part, ...rest]) =>
    typeof part === 'string' && rest.length === 0 && /^'[^']*'$/.test(part) ? [part] : [],
  );
  return literals.length === others.length + 1 && others.length > 0
    ? [[...new Set(literals)].join(' | ')]
    : first;
}

/** The JSDoc of a member, or `undefined` if it has `@ignore`. */
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

/** The only call signature of a type that is nothing but a function, if there is one. */
function signatureOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Signature | undefined {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const [signature, ...others] = type.getCallSignatures();
  return others.length === 0 && type.getProperties().length === 0 ? signature : undefined;
}

/** A type that is only a name, with or without type arguments: `GridEventListener<'rowClick'>`. */
const NAMED_TYPE = /^[A-Z][\w.]*(?:<.*>)?$/;

/**
 * What to write for a function whose type is only a name: `(params, event, details) => void` for
 * `GridEventListener<'rowClick'>`. Its parameters have the names of the comment, which describes them.
 */
function signatureText(
  signature: ts.Signature,
  params: readonly ApiParameter[],
  printer: TypePrinter,
): string {
  const names = signature.parameters.flatMap(({ name, valueDeclaration: node }, index) => {
    const isParameter = node && ts.isParameter(node);
    if (isParameter && node.dotDotDotToken) {
      const rest = params.slice(index).map((param) => param.name);
      return rest.length > 0 ? rest : [`...${name}`];
    }
    return `${params[index]?.name ?? name}${isParameter && node.questionToken ? '?' : ''}`;
  });
  return `(${names.join(', ')}) => ${plainType(printer.type(signature.getReturnType()))}`;
}

/**
 * Replaces names of types in the description of a parameter that the packages no longer have, such
 * as `RowParams`, by the name of the parameter's type.
 */
function withKnownNames(
  param: ApiParameter,
  symbol: ts.Symbol | undefined,
  checker: ts.TypeChecker,
  printer: TypePrinter,
): ApiParameter {
  const isKnown = (name: string) => typeof printer.split(name)[0] !== 'string';
  const [type] = symbol ? printer.type(checker.getTypeOfSymbol(symbol)) : [];
  const name = typeof type === 'object' ? type.ref : undefined;
  return name === undefined || param.description === undefined
    ? param
    : {
        ...param,
        description: param.description.replace(/`([A-Z]\w+)`/g, (code, own: string) =>
          isKnown(own) ? code : `\`${name}\``,
        ),
      };
}

/** Creates the model of a member, or `undefined` if it has `@ignore`. */
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
  const type = joinLiterals([symbol, ...others].map((entry) => printer.member(entry, generics)));
  const { params } = facts;
  const isNamed = NAMED_TYPE.test(plainType(type));
  const signature = params || isNamed ? signatureOf(symbol, checker) : undefined;
  return {
    name,
    type,
    description: '',
    ...facts,
    ...(params && {
      params: params.map((param, index) =>
        withKnownNames(param, signature?.parameters[index], checker, printer),
      ),
    }),
    ...(signature && isNamed ? { signature: signatureText(signature, params ?? [], printer) } : {}),
    ...((symbol.flags & ts.SymbolFlags.Optional) === 0 ? { required: true } : {}),
    ...(from ? { from } : {}),
  };
}

/** The order of all lists in the reference: required members first, then by name. */
export function byRequiredThenName(
  a: { name: string; required?: boolean },
  b: { name: string; required?: boolean },
): number {
  return Number(b.required ?? false) - Number(a.required ?? false) || compareNames(a.name, b.name);
}

/** Ignores case (`getRowId`, `GetRowId`), and is the same on every machine. */
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
