import {
  byChangeKind,
  type ApiChangeGroup,
  type ApiListedChange,
} from '@site/src/api/shared/apiChanges';
import { importedNames } from '@site/src/demos/shared/importedNames';

/** The filter of the list of changes. */
export interface ChangesFilter {
  /** Words to find in names of components, props, slots, or classes. */
  readonly query: string;
  /** Import statements or component names that the reader pasted. */
  readonly imports: string;
  readonly hidesAdded: boolean;
}

export const NO_FILTER: ChangesFilter = { query: '', imports: '', hidesAdded: false };

/**
 * The components that pasted text names: its imports from the packages, or all capitalized words if
 * it has no imports. A component's props type counts as the component.
 */
export function usedNames(text: string): string[] {
  const imported = importedNames(text);
  const names = imported.length > 0 ? imported : (text.match(/\b[A-Z]\w+/g) ?? []);
  return [...new Set(names.map((name) => name.replace(/Props$/, '')))];
}

function hasWords(text: string, words: readonly string[]): boolean {
  const lowerCase = text.toLowerCase();
  return words.every((word) => lowerCase.includes(word));
}

/** The names that match a group: those of its components, and their former names. */
export function groupNames({ changes, components }: ApiChangeGroup): string[] {
  const oldNames = changes.flatMap(({ from, kind, member }) =>
    kind === 'renamed' && !member && from ? [from] : [],
  );
  return [...components, ...oldNames];
}

function changeText(component: string, { from, kind, member }: ApiListedChange): string {
  return [component, member?.name, kind === 'renamed' ? from : ''].join(' ');
}

function filterGroup(
  group: ApiChangeGroup,
  { hidesAdded, query }: ChangesFilter,
  used: ReadonlySet<string>,
): ApiChangeGroup {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isUsed = (name: string) => used.size === 0 || used.has(name);
  const isRenamed = groupNames(group).length > group.components.length;
  const components = group.components.filter(
    (name) => isUsed(name) || (isRenamed && groupNames(group).some((other) => used.has(other))),
  );
  const changes = group.changes.filter(
    (change) =>
      !(hidesAdded && change.kind === 'added') &&
      components.some((name) => hasWords(changeText(name, change), words)),
  );
  return {
    components: components.filter((name) =>
      changes.some((change) => hasWords(changeText(name, change), words)),
    ),
    changes,
  };
}

/** Merges groups that contain the same components after filtering. */
function mergeGroups(groups: readonly ApiChangeGroup[]): ApiChangeGroup[] {
  const merged = new Map<string, ApiChangeGroup>();
  for (const { changes, components } of groups) {
    const key = components.join();
    const all = [...(merged.get(key)?.changes ?? []), ...changes];
    merged.set(key, { components, changes: all.sort(byChangeKind) });
  }
  return [...merged.values()];
}

/** The changes that pass a filter, with the components to show them for. */
export function filterGroups(
  groups: readonly ApiChangeGroup[],
  filter: ChangesFilter,
): ApiChangeGroup[] {
  const used = new Set(usedNames(filter.imports));
  const found = groups
    .map((group) => filterGroup(group, filter, used))
    .filter(({ changes }) => changes.length > 0);
  return mergeGroups(found);
}

export function countChanges(groups: readonly ApiChangeGroup[]): number {
  return groups.reduce((sum, { changes }) => sum + changes.length, 0);
}

/** The names that a reader uses and that no change affects. */
export function unchangedNames(groups: readonly ApiChangeGroup[], imports: string): string[] {
  const changed = new Set(groups.flatMap(groupNames));
  return usedNames(imports).filter((name) => !changed.has(name));
}
