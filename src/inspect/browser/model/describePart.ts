import { apiRoute, kebabCase, memberAnchor } from '@site/src/api/shared/apiNames';
import type { InspectCatalog } from '@site/src/inspect/shared/inspect';
import { isDocumented, isThemed, type Part } from './resolvePart';
import type { KnownClass } from './readClasses';

export interface LinkedName {
  readonly name: string;
  /** The API entry; undefined if there is none. */
  readonly href?: string;
}

/** The component that the demo renders, and the slot of it that a part fills. */
export interface Host {
  readonly catalog: InspectCatalog;
  readonly component: string;
  readonly slot?: string;
}

export interface PartDescription {
  readonly component: LinkedName;
  readonly slot: string;
  readonly className?: LinkedName;
  readonly description?: string;
  readonly otherClasses: readonly LinkedName[];
  readonly states: readonly LinkedName[];
  /** The theme component, and the key of `styleOverrides` if there is one. */
  readonly theme?: { readonly component: string; readonly key?: string; readonly href?: string };
  readonly props: readonly LinkedName[];
  /** For a part without an API entry: the part around it. */
  readonly within?: LinkedName;
}

function anchorOf(component: string, kind: 'class' | 'prop', name: string): string {
  return memberAnchor(component, kind, { name });
}

function routeOf({ folder, product }: InspectCatalog, component: string): string {
  return apiRoute(product, component, folder);
}

/** The documented component of a class: the one in the demo, if it documents the class. */
export function ownerOf({ family }: KnownClass, host?: Host): string | undefined {
  const { owners } = family;
  return owners.find((owner) => owner === host?.component) ?? owners[0];
}

/** A class with its API entry. */
export function linkClass(known: KnownClass, host?: Host): LinkedName {
  const owner = ownerOf(known, host);
  const href =
    owner && isDocumented(known)
      ? `${routeOf(known.catalog, owner)}#${anchorOf(owner, 'class', known.key)}`
      : undefined;
  return { name: known.className, href };
}

/** A slot of the demo's component with its API entry. */
export function linkSlot({ catalog, component }: Host, name: string): LinkedName {
  const className = catalog.components[component]?.slots?.[name]?.className;
  const anchor = memberAnchor(component, 'slot', { name, className });
  return { name: `slots.${name}`, href: `${routeOf(catalog, component)}#${anchor}` };
}

function propsOfSlot(host: Host | undefined): LinkedName[] {
  if (host?.slot === undefined) {
    return [];
  }
  const { catalog, component, slot } = host;
  const href = `${routeOf(catalog, component)}#${anchorOf(component, 'prop', 'slotProps')}`;
  return [linkSlot(host, slot), { name: `slotProps.${slot}`, href }];
}

function componentOf(catalog: InspectCatalog, name: string): LinkedName {
  return {
    name,
    href: Object.hasOwn(catalog.components, name) ? routeOf(catalog, name) : undefined,
  };
}

/** What the panel shows about a part. */
export function describePart(part: Part, host: Host | undefined): PartDescription {
  const props = propsOfSlot(host);
  const states = part.states.map((name): LinkedName => ({ name }));
  switch (part.kind) {
    case 'material':
      return {
        component: {
          name: part.component,
          href: `https://mui.com/material-ui/api/${kebabCase(part.component)}/`,
        },
        slot: part.slot,
        className: { name: part.className },
        otherClasses: [],
        states,
        ...(isThemed(part) ? { theme: { component: `Mui${part.component}`, key: part.slot } } : {}),
        props,
        within: part.within && linkClass(part.within, host),
      };
    case 'surface':
      return {
        component: componentOf(part.catalog, part.surface.component),
        slot: 'root',
        otherClasses: [],
        states,
        theme: { component: part.surface.theme, key: 'root' },
        props,
      };
    case 'product': {
      const { main } = part;
      const owner = ownerOf(main, host);
      const link = linkClass(main, host);
      const stateHref = owner && isDocumented(main) ? routeOf(main.catalog, owner) : undefined;
      const key = main.family.overrides[main.key];
      return {
        component: componentOf(main.catalog, owner ?? main.prefix.replace(/^Mui/, '')),
        slot: main.key,
        className: link,
        description: main.family.docs[main.key],
        otherClasses: part.others.map((entry) => linkClass(entry, host)),
        states: part.states.map((name) => ({ name, href: stateHref })),
        theme: { component: main.prefix, ...(key ? { key, href: link.href } : {}) },
        props,
        within: part.within && linkClass(part.within, host),
      };
    }
  }
}

/** The class with which a part can be selected; undefined for a surface. */
export function classOf(part: Part): string | undefined {
  switch (part.kind) {
    case 'product':
      return part.main.className;
    case 'material':
      return part.className;
    case 'surface':
      return undefined;
  }
}
