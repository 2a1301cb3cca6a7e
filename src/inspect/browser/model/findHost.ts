import type { InspectCatalog } from '@site/src/inspect/shared/inspect';
import type { Host } from './describePart';
import type { Part } from './resolvePart';

/** The classes around a part, innermost first. */
function classesAround(element: Element, root: Element): string[] {
  const classes: string[] = [];
  for (let at: Element | null = element; at && root.contains(at); at = at.parentElement) {
    classes.push(...at.classList);
  }
  return classes;
}

/** How many of the component's own parts and slots surround the part. */
function evidence(catalog: InspectCatalog, component: string, classes: readonly string[]): number {
  const slots = Object.values(catalog.components[component]?.slots ?? {});
  const targets = new Set(slots.flatMap(({ target }) => target ?? []));
  const roots = Object.entries(catalog.families).filter(([, { owners }]) =>
    owners.includes(component),
  );
  return (
    [...targets].filter((target) => classes.includes(target)).length +
    roots.filter(([prefix]) => classes.includes(`${prefix}-root`)).length
  );
}

/**
 * The component of the demo that renders a part: the imported one whose slots and classes are most
 * often around it. The first one wins a tie.
 *
 * @param imported the names that the demo imports
 * @param root the element that contains the demo, or its popups
 */
export function findHost(
  part: Part,
  root: Element,
  imported: readonly string[],
  catalogs: readonly InspectCatalog[],
): Host | undefined {
  const around = classesAround(part.element, root);
  const product =
    part.kind === 'product'
      ? part.main.catalog
      : part.kind === 'surface'
        ? part.catalog
        : part.within?.catalog;
  const candidates = catalogs
    .filter((catalog) => !product || catalog === product)
    .flatMap((catalog) =>
      imported
        .filter((name) => Object.hasOwn(catalog.components, name))
        .map((component) => ({
          catalog,
          component,
          score:
            evidence(catalog, component, around) + (catalog.components[component]?.sx ? 0.5 : 0),
        })),
    )
    .sort((a, b) => b.score - a.score);
  const [host] = candidates;
  if (!host || (part.kind === 'material' && !part.within)) {
    return undefined;
  }
  const own = [...part.element.classList];
  const slot = Object.entries(host.catalog.components[host.component]?.slots ?? {}).find(
    ([, { target }]) => target !== undefined && own.includes(target),
  )?.[0];
  return { catalog: host.catalog, component: host.component, ...(slot ? { slot } : {}) };
}
