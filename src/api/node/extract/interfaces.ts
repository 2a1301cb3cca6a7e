import ts from 'typescript';
import type { ApiInterface, ApiMember, ApiTypeText } from '../../shared/apiModel';
import type { ProductContext } from './context';
import { describeExport } from './describeExport';
import { exportTarget, type ExportedSymbol } from './exports';
import {
  byRequiredThenName,
  describeGenerics,
  describeMember,
  findMembers,
  variantsOf,
  type FoundMember,
} from './members';
import { memberPlan, planRank, type PlanLevel } from './plans';
import { typeWithDefaults } from './shim';

/**
 * The members of an export in each package, starting with the lowest plan: `GridApi` of all three
 * plans.
 */
function interfaceByPlan(name: string, context: ProductContext): PlanLevel[] {
  const { checker, resolve, sources } = context.api;
  return sources.packages.flatMap((pkg) => {
    const file = pkg.product === context.product ? resolve(pkg.name) : undefined;
    const module = file && checker.getSymbolAtLocation(file);
    const exported =
      module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
    if (!exported) {
      return [];
    }
    const type = checker.getDeclaredTypeOfSymbol(exportTarget(exported, checker));
    const members = findMembers(type, checker);
    return [{ rank: planRank(pkg), members: new Set(members.map((member) => member.name)) }];
  });
}

/** The names of a union's variants, if each has a different one. */
function variantNames(types: ts.Type[]): string[] | undefined {
  const names = types.map((type) => (type.aliasSymbol ?? type.getSymbol())?.name ?? '__type');
  const areNamed =
    names.every((name) => !name.startsWith('__')) && new Set(names).size === names.length;
  return types.length > 1 && areNamed ? names : undefined;
}

function markVariants(
  member: ApiMember,
  found: FoundMember,
  variants: string[] | undefined,
): ApiMember {
  if (!variants || found.variants.length === variants.length) {
    return member;
  }
  return {
    ...member,
    required: undefined,
    variants: found.variants.flatMap((index) => variants[index] ?? []),
  };
}

/**
 * A type that is looked up in a type parameter (`Partial<AxisProps>['label']`) isn't helpful, so it
 * is resolved with the defaults of the parameters.
 */
function readableType(
  type: ApiTypeText,
  name: string,
  defaults: ts.Type | undefined,
  { api, printer }: ProductContext,
): ApiTypeText {
  const isLookup = type.some((part) => typeof part === 'string' && /[>\w]\['|\[[A-Z]\]/.test(part));
  const found =
    isLookup && defaults
      ? findMembers(defaults, api.checker).find((member) => member.name === name)
      : undefined;
  return found ? printer.type(api.checker.getTypeOfSymbol(found.symbol)) : type;
}

/** The type parameters of the declaration of an exported type. */
function genericsOf(symbol: ts.Symbol): readonly ts.TypeParameterDeclaration[] | undefined {
  const declaration = symbol.declarations?.find(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
  return declaration?.typeParameters;
}

/** Describes an exported interface, object type, or union of object types. */
export function describeInterface(exported: ExportedSymbol, context: ProductContext): ApiInterface {
  const { api, isOwnFile, printer } = context;
  const type = api.checker.getDeclaredTypeOfSymbol(exported.symbol);
  const variants = variantNames(variantsOf(type));
  const generics = describeGenerics(genericsOf(exported.symbol), printer);
  const genericNames = new Set(generics?.map(({ name }) => name));
  const levels = interfaceByPlan(exported.name, context);
  const defaults = generics && typeWithDefaults(api, context.product, exported.name);
  const members = findMembers(type, api.checker).flatMap((found) => {
    const isOwn = isOwnFile(found.declaration?.getSourceFile().fileName ?? '/@mui/x-/');
    const described = isOwn && describeMember(found, api.checker, printer, genericNames);
    if (!described) {
      return [];
    }
    const plan = memberPlan(found.name, found.declaration, levels, api);
    const type = readableType(described.type, found.name, defaults, context);
    const member = { ...described, type, ...(plan ? { plan } : {}) };
    if (member.from === exported.name) {
      delete member.from;
    }
    return [markVariants(member, found, variants)];
  });
  return {
    kind: 'interface',
    ...describeExport(exported, context),
    ...(generics ? { generics } : {}),
    ...(variants ? { variants } : {}),
    ...(api.checker.getIndexInfoOfType(type, ts.IndexKind.String) ? { isOpen: true } : {}),
    members: members.sort(byRequiredThenName),
  };
}

/** Whether a type has members to list, unlike an alias of a string or a function. */
export function isInterface({ symbol }: ExportedSymbol, { api }: ProductContext): boolean {
  if ((symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) === 0) {
    return false;
  }
  const variants = variantsOf(api.checker.getDeclaredTypeOfSymbol(symbol));
  return variants.every(
    (type) => (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0,
  );
}
