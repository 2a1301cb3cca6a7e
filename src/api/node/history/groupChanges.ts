import { byChangeKind, type ApiChange, type ApiChangeGroup } from '../../shared/apiChanges';

/**
 * Merges changes that affect the same components. Many share their props, and readers want to read
 * a change once.
 *
 * @param changes The changes of a product.
 * @returns Groups in the order of their first component.
 */
export function groupChanges(changes: readonly ApiChange[]): ApiChangeGroup<ApiChange>[] {
  const components = new Map<string, string[]>();
  const examples = new Map<string, ApiChange>();
  for (const change of changes) {
    const { component, ...what } = change;
    const key = JSON.stringify(what);
    components.set(key, [...(components.get(key) ?? []), component]);
    examples.set(key, examples.get(key) ?? change);
  }
  const groups = new Map<string, ApiChangeGroup<ApiChange>>();
  for (const [key, change] of examples) {
    const names = components.get(key) ?? [];
    const group = groups.get(names.join()) ?? { components: names, changes: [] };
    group.changes.push(change);
    groups.set(names.join(), group);
  }
  return [...groups.values()].map((group) => ({
    ...group,
    changes: [...group.changes].sort(byChangeKind),
  }));
}
