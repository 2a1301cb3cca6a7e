import type ts from 'typescript';
import type { ApiCssClass } from '../../shared/apiModel';
import type { ProductContext } from './context';
import {
  compareNames,
  declaringType,
  describeFacts,
  findMembers,
  type FoundMember,
} from './members';
import { findClassName, findClassPrefix } from './runtimeFacts';
import { typeWithDefaults } from './shim';

/** Rule names of states that all components share. Their global class is `Mui-<name>`. */
const STATE_CLASSES = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

/** `DataGridPro` has the classes of `DataGrid`, whose interface is `GridClasses`. */
function classesTypeNames(component: string): string[] {
  const base = component.replace(/(?:Pro|Premium)$/, '');
  return [`${component}Classes`, `${base}Classes`, ...(base === 'DataGrid' ? ['GridClasses'] : [])];
}

/** An interface of classes, and the file that declares it. */
interface ClassesInterface {
  type: ts.Type;
  file: string;
}

function fileOf(type: ts.Type): string {
  const symbol = type.aliasSymbol ?? type.getSymbol();
  return symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
}

/**
 * The interface of the `classes` prop: `Partial<GridClasses>`. It can be a prop of Material UI,
 * whose classes the component then also has.
 */
function classesOfProp(
  found: FoundMember[],
  component: string,
  { api, product }: ProductContext,
): ClassesInterface | undefined {
  const { checker } = api;
  const defaults = typeWithDefaults(api, product, `${component}Props`);
  const prop =
    (defaults && checker.getPropertyOfType(defaults, 'classes')) ??
    found.find(({ name }) => name === 'classes')?.symbol;
  const type = prop && checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const isNamed =
    type &&
    findMembers(type, checker).some(({ declaration }) =>
      declaringType(declaration)?.endsWith('Classes'),
    );
  const [named = type] = type?.aliasTypeArguments ?? [];
  return isNamed && named ? { type, file: fileOf(named) } : undefined;
}

/** The interface that is named after a component. */
function classesOfName(
  component: string,
  { api, exports, names }: ProductContext,
): ClassesInterface | undefined {
  const name = classesTypeNames(component).find(
    (candidate) => exports.has(candidate) || names.has(candidate),
  );
  const declaration = name ? names.get(name)?.declaration.name : undefined;
  const symbol =
    (name ? exports.get(name)?.symbol : undefined) ??
    (declaration && api.checker.getSymbolAtLocation(declaration));
  const type = symbol && api.checker.getDeclaredTypeOfSymbol(symbol);
  return type && { type, file: fileOf(type) };
}

/**
 * The global class of a rule name. Members of a base interface use the name of the interface that
 * extends it.
 */
function classNameOf(
  { declaration, name }: FoundMember,
  { file }: ClassesInterface,
): string | undefined {
  const files = [declaration?.getSourceFile().fileName ?? '', file];
  const written = files.flatMap((candidate) => findClassName(candidate, name) ?? [])[0];
  const prefix = files.flatMap((candidate) => findClassPrefix(candidate) ?? [])[0];
  return written ?? (prefix && `${prefix}-${name}`);
}

function describeClass(
  member: FoundMember,
  owner: ClassesInterface,
  { api }: ProductContext,
): ApiCssClass[] {
  const described = describeFacts(member, api.checker);
  const className = classNameOf(member, owner);
  if (!described || !className) {
    return [];
  }
  const state = STATE_CLASSES.has(member.name);
  return [
    {
      key: member.name,
      className: state ? `Mui-${member.name}` : className,
      description: described.description ?? '',
      ...(state ? { state } : {}),
      ...(described.deprecated === undefined ? {} : { deprecated: described.deprecated }),
    },
  ];
}

/**
 * The CSS classes of a component, sorted by rule name: those of the interface that is named after
 * it, and those of its `classes` prop.
 */
export function classesOf(
  found: FoundMember[],
  component: string,
  context: ProductContext,
): ApiCssClass[] {
  const classes = new Map<string, ApiCssClass>();
  for (const owner of [
    classesOfName(component, context),
    classesOfProp(found, component, context),
  ]) {
    for (const member of owner ? findMembers(owner.type, context.api.checker) : []) {
      for (const entry of owner ? describeClass(member, owner, context) : []) {
        classes.set(entry.key, classes.get(entry.key) ?? entry);
      }
    }
  }
  return [...classes.values()].sort((a, b) => compareNames(a.key, b.key));
}
