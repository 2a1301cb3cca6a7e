import { apiRoute, memberAnchor } from '@site/src/api/shared/apiNames';
import { linkClass, type Host, type LinkedName } from './describePart';
import type { Part } from './resolvePart';

/** A class or slot of a component, with the class on its elements. */
export interface Member extends LinkedName {
  readonly className: string;
}

/**
 * The documented classes of the part's component, and the slots of the demo's component whose
 * elements are known.
 */
export function listMembers(part: Part, host: Host | undefined): Member[] {
  const main = part.kind === 'product' ? part.main : part.kind === 'material' ? part.within : null;
  const classes = Object.keys(main?.family.docs ?? {}).flatMap((key): Member[] => {
    const className = main ? `${main.prefix}-${key}` : '';
    const link = main && linkClass({ ...main, key, className }, host);
    return link ? [{ ...link, name: `.${className}`, className }] : [];
  });
  return [...classes, ...slotMembers(host)];
}

function slotMembers(host: Host | undefined): Member[] {
  if (!host) {
    return [];
  }
  const { catalog, component } = host;
  const route = apiRoute(catalog.product, component, catalog.folder);
  return Object.entries(catalog.components[component]?.slots ?? {}).flatMap(
    ([name, { className, target }]): Member[] =>
      target === undefined
        ? []
        : [
            {
              name: `slots.${name}`,
              href: `${route}#${memberAnchor(component, 'slot', { name, className })}`,
              className: target,
            },
          ],
  );
}

/** The elements of a class in the demo. */
export function elementsOf(className: string, roots: readonly Element[]): Element[] {
  return roots.flatMap((root) => [...root.getElementsByClassName(className)]);
}
