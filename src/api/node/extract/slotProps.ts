import type { ApiComponent, ApiInterface } from '../../shared/apiModel';
import type { ProductContext } from './context';
import { refsIn } from './definitions';
import type { ExportedSymbol } from './exports';
import { describeInterface } from './interfaces';

const PROPS_TYPE = /Props$/;
/** The types of nested props. The type of all slot props of the grid doesn't count. */
const NESTED_TYPE = /(?<!Slot)Props$/;

/**
 * Finds a type by name, exported or not, because most props of the grid's base slots aren't
 * exported.
 */
function findType(
  name: string,
  { api, exports, names }: ProductContext,
): ExportedSymbol | undefined {
  const named = names.get(name);
  const symbol = named?.declaration.name && api.checker.getSymbolAtLocation(named.declaration.name);
  return (
    exports.get(name) ??
    (named && symbol
      ? { name, symbol, package: named.package, plan: named.package.plan, imports: [] }
      : undefined)
  );
}

/**
 * Describes the types of props that slots receive, and of their nested props (`quickFilterProps` of
 * a toolbar). Documented components have their own pages.
 *
 * @param documented The names with a page.
 */
export function describeSlotProps(
  components: Readonly<Record<string, ApiComponent>>,
  documented: readonly string[],
  context: ProductContext,
): Record<string, ApiInterface> {
  const hasPage = (name: string) =>
    documented.includes(name) || documented.includes(name.replace(PROPS_TYPE, ''));
  const slots = Object.values(components).flatMap((component) => component.slots ?? []);
  const queue = [...refsIn(slots.map(({ given, props }) => [props, given]))].filter((name) =>
    PROPS_TYPE.test(name),
  );
  const described = new Map<string, ApiInterface>();
  const seen = new Set<string>();
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const found = seen.has(name) || hasPage(name) ? undefined : findType(name, context);
    seen.add(name);
    const entry = found && describeInterface(found, context);
    // Types that only pass the attributes of an element have nothing to document.
    if (entry && entry.members.length > 0) {
      described.set(name, entry);
      const types = refsIn(entry.members.map(({ type }) => type));
      queue.push(...[...types].filter((type) => NESTED_TYPE.test(type)));
    }
  }
  return Object.fromEntries([...described].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The names of all exported props types, which show whether one existed in an older major. */
export function exportedPropsTypes({ exports }: ProductContext): string[] {
  return [...exports.keys()].filter((name) => PROPS_TYPE.test(name)).sort();
}
