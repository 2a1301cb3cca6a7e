import ts from 'typescript';
import { upperFirst } from '../../../base/shared/letterCase';
import type {
  ApiEvent,
  ApiMember,
  ApiObject,
  ApiParameter,
  ApiSelector,
  ApiTypeText,
} from '../../shared/apiModel';
import type { ProductContext } from './context';
import { readEventFacts } from './eventFacts';
import { jsDocOf } from './jsDoc';
import { byRequiredThenName, compareNames, describeMember, findMembers } from './members';
import { memberPlan, planOfRank, planRank } from './plans';

/** Interfaces that only bundle others: readers know the parts, not the bundle. */
const BUNDLE = /^GridApi(?:Common|Community|Pro|Premium)$/;

/** The interfaces that make up the API object: `GridSortApi`, `GridEditingApi`, … */
function objectParts(name: string, names: ProductContext['names']): string[] {
  const declaration = names.get(name)?.declaration;
  const bases =
    declaration && ts.isInterfaceDeclaration(declaration) ? declaration.heritageClauses : undefined;
  return (bases ?? [])
    .flatMap(({ types }) => types.map(({ expression }) => expression.getText()))
    .flatMap((base) => (BUNDLE.test(base) ? objectParts(base, names) : [base]));
}

function describeObject(name: string, context: ProductContext): ApiObject | undefined {
  const { api, names, printer } = context;
  const named = names.get(name);
  const symbol = named?.declaration.name && api.checker.getSymbolAtLocation(named.declaration.name);
  if (!symbol) {
    return undefined;
  }
  const plan = planOfRank(planRank(named.package));
  const members = findMembers(api.checker.getDeclaredTypeOfSymbol(symbol), api.checker).flatMap(
    (found) => describeMember(found, api.checker, printer, new Set()) ?? [],
  );
  return {
    name,
    ...(plan ? { plan } : {}),
    members: members.map(withoutOrigin).sort(byRequiredThenName),
  };
}

function withoutOrigin(member: ApiMember): ApiMember {
  const copy = { ...member };
  delete copy.from;
  return copy;
}

/**
 * The parts of the grid's API object with their methods, because guides explain them part by part.
 */
export function describeObjects(context: ProductContext): ApiObject[] {
  const highestApi = ['GridApiPremium', 'GridApiPro', 'GridApiCommunity'].find((name) =>
    context.names.has(name),
  );
  return [...new Set(highestApi ? objectParts(highestApi, context.names) : [])]
    .sort(compareNames)
    .flatMap((name) => describeObject(name, context) ?? []);
}

/** The type of a property of the object type that describes an event, as written. */
function writtenType(
  event: ts.Symbol,
  part: string,
  { api, printer }: ProductContext,
): ApiTypeText | undefined {
  const symbol = api.checker.getTypeOfSymbol(event).getProperty(part);
  return symbol && printer.member(symbol, new Set());
}

/**
 * `onCellClick` for `cellClick`. The type of a listener names its event; the name of a callback with
 * another type, such as `onSortModelChange`, matches that of its event.
 */
function listenerProps({ api, exports }: ProductContext): Map<string, string> {
  const listeners = new Map<string, string>();
  const props = ['DataGridPremiumProps', 'DataGridProProps', 'DataGridProps'].flatMap(
    (name) => exports.get(name) ?? [],
  )[0];
  for (const { declaration, name } of props
    ? findMembers(api.checker.getDeclaredTypeOfSymbol(props.symbol), api.checker)
    : []) {
    const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
    const match = node && /^GridEventListener<['"](\w+)['"]>$/.exec(node.getText());
    const event =
      match?.[1] ?? /^on([A-Z]\w*)$/.exec(name)?.[1]?.replace(/^./, (first) => first.toLowerCase());
    if (event) {
      listeners.set(event, name);
    }
  }
  return listeners;
}

/** The documented events of the grid. */
export function describeEvents(context: ProductContext): ApiEvent[] {
  const { api, exports } = context;
  const lookup = exports.get('GridEventLookup');
  const listeners = listenerProps(context);
  const facts = readEventFacts(
    api.sources.packages.filter(({ product }) => product === context.product),
  );
  return (
    lookup ? findMembers(api.checker.getDeclaredTypeOfSymbol(lookup.symbol), api.checker) : []
  )
    .flatMap(({ declaration, name, symbol }): ApiEvent[] => {
      const doc = jsDocOf(symbol, api.checker);
      const declaredPlan = memberPlan(name, declaration, [], api);
      const plan = planOfRank(
        Math.max(planRank({ plan: declaredPlan }), facts.firedFrom(name) ?? 0),
      );
      const params = writtenType(symbol, 'params', context);
      const event = writtenType(symbol, 'event', context);
      const componentProp = listeners.get(name);
      return doc.ignored
        ? []
        : [
            {
              name,
              description: doc.description,
              ...(plan ? { plan } : {}),
              ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated }),
              ...(params ? { params } : {}),
              ...(event ? { event } : {}),
              ...(componentProp ? { componentProp } : {}),
              ...(facts.isPreventable(name, event !== undefined) ? { preventable: true } : {}),
            },
          ];
    })
    .sort((a, b) => compareNames(a.name, b.name));
}

/** Selectors that are declared outside of any feature. */
const CORE_CATEGORIES: Readonly<Record<string, string>> = { gridRowIdSelector: 'Rows' };

/**
 * `Row Selection` for `hooks/features/rowSelection`: the feature of a selector without a category.
 */
function categoryOf(symbol: ts.Symbol): string | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const folder = /\/features\/(\w+)\//.exec(file)?.[1];
  const words = folder?.replace(/([A-Z])/g, ' $1');
  return words === undefined ? CORE_CATEGORIES[symbol.name] : upperFirst(words);
}

/**
 * The arguments of a selector besides the API object. It ignores those of type `unknown`. Names
 * that the compiler generated are omitted.
 */
function selectorParams(signature: ts.Signature, { api, printer }: ProductContext): ApiParameter[] {
  const used = signature.parameters
    .slice(1)
    .filter((p) => (api.checker.getTypeOfSymbol(p).flags & ts.TypeFlags.Unknown) === 0);
  return used.map((parameter) => ({
    name: /^args_\d+$/.test(parameter.name) ? 'args' : parameter.name,
    type: printer.type(api.checker.getTypeOfSymbol(parameter)),
  }));
}

/** The documented selectors of the grid's state. */
export function describeSelectors(context: ProductContext): ApiSelector[] {
  const { api, exports, printer } = context;
  return [...exports.values()]
    .filter(({ name }) => /^(?!use)[a-z]\w*Selector$/.test(name))
    .flatMap(({ name, package: pkg, symbol }): ApiSelector[] => {
      const signature = api.checker.getTypeOfSymbol(symbol).getCallSignatures()[0];
      const doc = jsDocOf(symbol, api.checker);
      const plan = planOfRank(planRank(pkg));
      const category = doc.category ?? categoryOf(symbol);
      const params = signature ? selectorParams(signature, context) : [];
      return !signature || doc.ignored
        ? []
        : [
            {
              name,
              description: doc.description,
              returnType: printer.type(signature.getReturnType()),
              ...(params.length > 0 ? { params } : {}),
              ...(category ? { category } : {}),
              ...(plan ? { plan } : {}),
              ...(doc.deprecated === undefined ? {} : { deprecated: doc.deprecated }),
            },
          ];
    })
    .sort((a, b) => compareNames(a.name, b.name));
}
