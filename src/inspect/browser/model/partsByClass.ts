import { isVisible } from '../dom/demoRoots';

/** The elements with a global class, by class. */
export type PartsByClass = ReadonlyMap<string, readonly Element[]>;

/** A class that continues with an id, `MuiBarChart-series-a1`, but not `MuiDataGrid-cell--editable`. */
const CLASS_WITH_ID = /^(\w+-\w+)-(?!-)/;

/**
 * The visible elements inside the roots, by their global classes. Those that continue with an id also
 * count as the documented one: `MuiBarChart-series-a1` as `MuiBarChart-series`.
 */
export function partsByClass(roots: readonly Element[]): PartsByClass {
  const parts = new Map<string, Element[]>();
  const elements = roots.flatMap((root) => [...root.querySelectorAll('[class*="Mui"]')]);
  for (const element of elements.filter(isVisible)) {
    const names = [...element.classList].filter((name) => name.startsWith('Mui'));
    const documented = names.map((name) => CLASS_WITH_ID.exec(name)?.[1] ?? name);
    for (const name of new Set([...names, ...documented])) {
      const found = parts.get(name);
      if (found) {
        found.push(element);
      } else {
        parts.set(name, [element]);
      }
    }
  }
  return parts;
}
