import ts from 'typescript';
import type { ApiComponent, ApiInheritedGroup, ApiMember } from '../../shared/apiModel';
import { classesOf } from './cssClasses';
import { isBaseSlotFile, type ProductContext } from './context';
import type { ExportedSymbol } from './exports';
import { describeExport } from './describeExport';
import {
  byRequiredThenName,
  compareNames,
  declaringType,
  describeGenerics,
  describeMember,
  findMembers,
  type FoundMember,
} from './members';
import { memberPlan, planRank, planSiblings, type PlanLevel } from './plans';
import { findThemeName } from './runtimeFacts';
import { typeWithDefaults } from './shim';
import { slotsOf } from './slots';

const ELEMENT = /Element|ReactNode|ReactPortal|^null$/;

/**
 * The call signature of a component type. If there are several (with or without
 * `React.forwardRef`), the one that accepts a ref.
 */
function componentSignature(type: ts.Type): ts.Signature | undefined {
  const types = type.isUnion() ? [...type.types].reverse() : [type];
  return types
    .flatMap((entry) => entry.getCallSignatures())
    .find(({ parameters }) => parameters.length <= 2);
}

/** The call signature of an exported component, or `undefined` for any other export. */
export function findComponent(
  { name, symbol }: ExportedSymbol,
  checker: ts.TypeChecker,
): ts.Signature | undefined {
  if (!/^[A-Z]/.test(name) || (symbol.flags & ts.SymbolFlags.Value) === 0) {
    return undefined;
  }
  const type = checker.getTypeOfSymbol(symbol);
  // A context is callable in React 19, but isn't documented as a component.
  if (type.getProperty('Consumer') && type.getProperty('Provider')) {
    return undefined;
  }
  const signature = componentSignature(type);
  const result = signature && checker.typeToString(signature.getReturnType());
  return result !== undefined && ELEMENT.test(result) ? signature : undefined;
}

/** The type of a component's props, or an empty object type. */
function propsTypeOf(signature: ts.Signature, checker: ts.TypeChecker): ts.Type | undefined {
  const [parameter] = signature.parameters;
  return parameter && checker.getTypeOfSymbol(parameter);
}

/** The names of a component's props in each plan that includes the component. */
function propsByPlan(name: string, context: ProductContext): PlanLevel[] {
  const { checker } = context.api;
  return planSiblings(name).flatMap((sibling) => {
    const exported = context.exports.get(sibling);
    const signature = exported && findComponent(exported, checker);
    const props = signature && propsTypeOf(signature, checker);
    return exported && props
      ? [
          {
            rank: planRank(exported.package),
            members: new Set(findMembers(props, checker).map((m) => m.name)),
          },
        ]
      : [];
  });
}

/** The package of an inherited prop. */
function packageName(fileName: string): string {
  const path = fileName.split('/node_modules/').pop() ?? '';
  const [scope = '', rest = ''] = path.split('/');
  const name = scope.startsWith('@') ? `${scope}/${rest}` : scope;
  return name.replace('@types/', '');
}

/**
 * The members of a component's props. Members that depend on a type parameter (the plugins of a
 * chart) use its default.
 */
function allMembers(
  props: ts.Type,
  component: string,
  { api, product }: ProductContext,
): FoundMember[] {
  const found = findMembers(props, api.checker);
  const defaults = typeWithDefaults(api, product, `${component}Props`);
  const known = new Set(found.map(({ name }) => name));
  const added = defaults ? findMembers(defaults, api.checker) : [];
  return [...found, ...added.filter(({ name }) => !known.has(name))];
}

interface SplitProps {
  own: ApiMember[];
  inherited: ApiInheritedGroup[];
}

/**
 * Separates the props that the packages declare from inherited ones, which are grouped by source.
 */
function splitProps(
  found: FoundMember[],
  name: string,
  generics: Set<string>,
  context: ProductContext,
): SplitProps {
  const levels = propsByPlan(name, context);
  const own: ApiMember[] = [];
  const inherited = new Map<string, ApiInheritedGroup>();
  for (const member of found.filter(({ name: prop }) => prop !== 'key' && prop !== 'ref')) {
    const file = member.declaration?.getSourceFile().fileName ?? '';
    const from = declaringType(member.declaration) ?? '';
    const described =
      context.isOwnFile(file) &&
      describeMember(member, context.api.checker, context.printer, generics);
    if (described && (described.description !== '' || !isBaseSlotFile(file))) {
      const plan = memberPlan(member.name, member.declaration, levels, context.api);
      own.push({ ...described, ...(plan ? { plan } : {}) });
    } else if (described !== undefined && member.name !== 'ref') {
      const group = inherited.get(from) ?? { from, package: packageName(file), props: [] };
      group.props.push({ name: member.name, type: context.printer.declared(member.declaration) });
      inherited.set(from, group);
    }
  }
  return { own: own.sort(byRequiredThenName), inherited: sortGroups([...inherited.values()]) };
}

function sortGroups(groups: ApiInheritedGroup[]): ApiInheritedGroup[] {
  for (const group of groups) {
    group.props.sort((a, b) => compareNames(a.name, b.name));
  }
  return groups.sort((a, b) => compareNames(a.package + a.from, b.package + b.from));
}

/** The type of `ref`: the argument of `React.Ref<HTMLDivElement>`. */
function refTypeOf(found: FoundMember[], context: ProductContext) {
  const ref = found.find(({ name }) => name === 'ref');
  if (!ref) {
    return undefined;
  }
  const text = context.api.checker.typeToString(context.api.checker.getTypeOfSymbol(ref.symbol));
  const match = /Ref<(.+?)>(?: \| undefined)?$/.exec(text);
  return match?.[1] && match[1] !== 'any' && match[1] !== 'unknown'
    ? context.printer.split(match[1])
    : undefined;
}

function propsTypeName(
  signature: ts.Signature,
  name: string,
  context: ProductContext,
): string | undefined {
  const candidates = [`${name}Props`, `${name.replace('Unstable_', '')}Props`];
  return signature.parameters.length > 0
    ? candidates.find((type) => context.exports.has(type))
    : undefined;
}

/** Describes an exported component. */
export function describeComponent(
  exported: ExportedSymbol,
  signature: ts.Signature,
  context: ProductContext,
): ApiComponent {
  const { api, printer } = context;
  const props = propsTypeOf(signature, api.checker);
  const found = props ? allMembers(props, exported.name, context) : [];
  const parameters = signature.declaration?.typeParameters?.filter(ts.isTypeParameterDeclaration);
  const generics = describeGenerics(parameters, printer);
  const { inherited, own } = splitProps(
    found,
    exported.name,
    new Set(generics?.map(({ name }) => name)),
    context,
  );
  const slots = slotsOf(found, exported.name, context);
  const classes = classesOf(found, exported.name, context);
  const declarationFile = exported.symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const themeName = findThemeName(declarationFile, exported.name);
  const refType = refTypeOf(found, context);
  const propsType = propsTypeName(signature, exported.name, context);
  return {
    kind: 'component',
    ...describeExport(exported, context),
    ...(generics ? { generics } : {}),
    props: own,
    ...(inherited.length > 0 ? { inherited } : {}),
    ...(slots.length > 0 ? { slots: markSlotClasses(slots, classes) } : {}),
    ...(classes.length > 0 ? { classes } : {}),
    ...(propsType ? { propsType } : {}),
    ...(themeName ? { themeName } : {}),
    ...(refType ? { refType } : {}),
  };
}

/** Marks slots that have a class of the same name. */
function markSlotClasses(
  slots: NonNullable<ApiComponent['slots']>,
  classes: NonNullable<ApiComponent['classes']>,
): NonNullable<ApiComponent['slots']> {
  return slots.map((slot) => {
    const match = classes.find(({ key }) => key === slot.name);
    return match ? { ...slot, className: match.className } : slot;
  });
}
