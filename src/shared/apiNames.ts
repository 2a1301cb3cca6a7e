import type { ApiProduct } from './apiModel';

/** Addresses and anchors of the API reference. Published ones are a promise: keep them. */

/** `DateRangePickerDay2` → `date-range-picker-day-2`, `GridExportCSVOptions` → `grid-export-csv-options`. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
}

/**
 * Route of an API page: `/x/api/data-grid/grid-col-def/`.
 *
 * @param folder Folder of the major below the base URL, such as `v7/`. Default: none.
 */
export function apiRoute(product: ApiProduct, name: string, folder = ''): string {
  return `/x/${folder}api/${product}/${kebabCase(name)}/`;
}

/**
 * Page that describes the props of all slots of a product, one section a type.
 *
 * @param folder Folder of the major below the base URL, such as `v7/`. Default: none.
 */
export function slotPropsRoute(product: ApiProduct, folder = ''): string {
  return apiRoute(product, 'slotProps', folder);
}

/** What a component has, in the order of its page. */
export const API_MEMBER_KINDS = ['prop', 'slot', 'class'] as const;
export type ApiMemberKind = (typeof API_MEMBER_KINDS)[number];

interface Anchored {
  readonly name: string;
  /** Of a slot: the class on its element. */
  readonly className?: string;
}

/**
 * The published anchor of a member: `data-grid-prop-rows`, `data-grid-classes-root`,
 * `DataGrid-css-MuiDataGrid-footer` (the name of the component is not in kebab case here).
 */
export function memberAnchor(component: string, kind: ApiMemberKind, member: Anchored): string {
  switch (kind) {
    case 'prop':
      return `${kebabCase(component)}-prop-${member.name}`;
    case 'class':
      return `${kebabCase(component)}-classes-${member.name}`;
    case 'slot':
      return `${component}-css-${member.className ?? member.name}`;
  }
}

/** The short form that authors write by hand: `prop-rows`, `slot-footer`, `class-root`. */
export function memberAlias(kind: ApiMemberKind, name: string): string {
  return `${kind}-${name}`;
}

/** Anchor of an event or a selector in the list of all: `event-cellClick`. */
export function catalogAnchor(kind: 'event' | 'selector', name: string): string {
  return `${kind}-${name}`;
}
