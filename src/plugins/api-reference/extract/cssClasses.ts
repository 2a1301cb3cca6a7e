import type ts from 'typescript';
import type { ApiCssClass } from '../../../shared/apiModel';
import type { ProductContext } from './context';
import {
  compareNames,
  declaringType,
  describeFacts,
  findMembers,
  type FoundMember,
} from './members';
import { findClassPrefix } from './runtimeFacts';

/** Rule names that all components share as a state: their global class is `Mui-<name>`. */
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

/** `DataGridPro` has the classes of `DataGrid`, which go by the name of `GridClasses`. */
function classesTypeNames(component: string): string[] {
  const base = component.replace(/(?:Pro|Premium)$/, '');
  return [`${component}Classes`, `${base}Classes`, ...(base === 'DataGrid' ? ['GridClasses'] : [])];
}

function typeOfClassesProp(
  found: FoundMember[],
  { api, isOwnFile }: ProductContext,
): ts.Type | undefined {
  const prop = found.find(({ name }) => name === 'classes');
  return prop && isOwnFile(prop.declaration?.getSourceFile().fileName ?? '')
    ? api.checker.getNonNullableType(api.checker.getTypeOfSymbol(prop.symbol))
    : undefined;
}

/** The interface of a component's classes: what its `classes` prop takes, else the one named for it. */
function classesType(
  found: FoundMember[],
  component: string,
  context: ProductContext,
): ts.Type | undefined {
  const { api, exports, names } = context;
  const prop = typeOfClassesProp(found, context);
  const keys = prop ? findMembers(prop, api.checker) : [];
  if (prop && keys.some(({ declaration }) => declaringType(declaration)?.endsWith('Classes'))) {
    return prop;
  }
  const name = classesTypeNames(component).find(
    (candidate) => exports.has(candidate) || names.has(candidate),
  );
  const symbol = name && (exports.get(name)?.symbol ?? names.get(name)?.declaration.name);
  if (!symbol) {
    return undefined;
  }
  return 'flags' in symbol && 'escapedName' in symbol
    ? api.checker.getDeclaredTypeOfSymbol(symbol)
    : api.checker.getTypeAtLocation(symbol);
}

/** The CSS classes of a component, sorted by rule name. */
export function classesOf(
  found: FoundMember[],
  component: string,
  context: ProductContext,
): ApiCssClass[] {
  const type = classesType(found, component, context);
  if (!type) {
    return [];
  }
  return findMembers(type, context.api.checker)
    .flatMap((member) => {
      const described = describeFacts(member, context.api.checker);
      const prefix =
        member.declaration && findClassPrefix(member.declaration.getSourceFile().fileName);
      if (!described || !prefix) {
        return [];
      }
      const state = STATE_CLASSES.has(member.name);
      return [
        {
          key: member.name,
          className: state ? `Mui-${member.name}` : `${prefix}-${member.name}`,
          description: described.description ?? '',
          ...(state ? { state } : {}),
          ...(described.deprecated === undefined ? {} : { deprecated: described.deprecated }),
        },
      ];
    })
    .sort((a, b) => compareNames(a.key, b.key));
}
