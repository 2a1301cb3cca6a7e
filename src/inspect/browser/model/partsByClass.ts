import type { InspectCatalog } from '@site/src/inspect/shared/inspect';
import { isVisible } from '../dom/demoRoots';
import { readClasses } from './readClasses';

/** The elements with a global class, by class. */
export type PartsByClass = ReadonlyMap<string, readonly Element[]>;

/**
 * The visible elements inside the roots, by their global classes. Classes that continue with an id
 * count as the documented one: `MuiBarChart-series-a1` as `MuiBarChart-series`.
 */
export function partsByClass(
  roots: readonly Element[],
  catalogs: readonly InspectCatalog[],
): PartsByClass {
  const parts = new Map<string, Element[]>();
  const elements = roots.flatMap((root) => [...root.querySelectorAll('[class*="Mui"]')]);
  for (const element of elements.filter(isVisible)) {
    const { known, material, states } = readClasses(element.classList, catalogs);
    const names = [...known.map(({ key, prefix }) => `${prefix}-${key}`), ...states, ...material];
    for (const name of new Set(names)) {
      parts.set(name, [...(parts.get(name) ?? []), element]);
    }
  }
  return parts;
}
