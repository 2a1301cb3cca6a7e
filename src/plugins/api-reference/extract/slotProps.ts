import type { ApiComponent, ApiInterface } from '../../../shared/apiModel';
import type { ProductContext } from './context';
import { refsIn } from './definitions';
import type { ExportedSymbol } from './exports';
import { describeInterface } from './interfaces';

const PROPS_TYPE = /Props$/;
/** What a type of props hands on to a part of it; all slots of the grid in one type are no such part. */
const NESTED_TYPE = /(?<!Slot)Props$/;

/** A type by its name, exported or not: most props of the grid's base slots are not. */
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
 * Describes the types of props that slots receive, and those of props that these hand on
 * (`quickFilterProps` of a toolbar). What a documented component has is on that component's page.
 *
 * @param documented Names that have a page.
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
    // What only passes on the attributes of an element has nothing to tell.
    if (entry && entry.members.length > 0) {
      described.set(name, entry);
      const types = refsIn(entry.members.map(({ type }) => type));
      queue.push(...[...types].filter((type) => NESTED_TYPE.test(type)));
    }
  }
  return Object.fromEntries([...described].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Every type of props that a product exports: tells whether one existed in an older major. */
export function exportedPropsTypes({ exports }: ProductContext): string[] {
  return [...exports.keys()].filter((name) => PROPS_TYPE.test(name)).sort();
}
