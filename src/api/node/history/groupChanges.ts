import { groupBy } from '../../../base/shared/groupBy';
import { byChangeKind, type ApiChange, type ApiChangeGroup } from '../../shared/apiChanges';

/**
 * Merges changes that affect the same components. Many share their props, and readers want to read
 * a change once.
 *
 * @param changes The changes of a product.
 * @returns Groups in the order of their first component.
 */
export function groupChanges(changes: readonly ApiChange[]): ApiChangeGroup<ApiChange>[] {
  const equal = groupBy(changes, (change) => JSON.stringify({ ...change, component: undefined }));
  const namesOf = (group: readonly ApiChange[]) => group.map(({ component }) => component);
  const groups = groupBy([...equal.values()], (group) => namesOf(group).join());
  return [...groups.values()].map((found) => ({
    components: namesOf(found[0]),
    changes: found.map(([change]) => change).sort(byChangeKind),
  }));
}
