import { linkClass, linkSlot, type Host, type LinkedName } from './describePart';
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
  const slots = Object.entries(host?.catalog.components[host.component]?.slots ?? {});
  const slotMembers = slots.flatMap(([name, { target }]): Member[] =>
    host && target !== undefined ? [{ ...linkSlot(host, name), className: target }] : [],
  );
  return [...classes, ...slotMembers];
}
