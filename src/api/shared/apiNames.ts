import type { ApiProduct } from './apiModel';

/** Paths and anchors of the API reference. Other sites link to published ones, so keep them. */

/** `DateRangePickerDay2` → `date-range-picker-day-2`, `GridExportCSVOptions` → `grid-export-csv-options`. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
}

/**
 * The route of an API page: `/x/api/data-grid/grid-col-def/`.
 *
 * @param folder The folder of the major below the base URL, such as `v7/`. Default: none.
 */
export function apiRoute(product: ApiProduct, name: string, folder = ''): string {
  return `/x/${folder}api/${product}/${kebabCase(name)}/`;
}

/**
 * The route of the page about the props of all slots of a product, with one section per type.
 *
 * @param folder The folder of the major below the base URL, such as `v7/`. Default: none.
 */
export function slotPropsRoute(product: ApiProduct, folder = ''): string {
  return apiRoute(product, 'slotProps', folder);
}

/**
 * The folder of the guide for the upgrade of a product from a major, `migration/migration-charts-v7/`.
 * Those of the pickers have their short name.
 */
export function migrationGuide(product: ApiProduct, from: string): string {
  return `migration/migration-${product === 'date-pickers' ? 'pickers' : product}-${from}/`;
}

/** The kinds of members, in the order of a page. */
export const API_MEMBER_KINDS = ['prop', 'slot', 'class'] as const;
export type ApiMemberKind = (typeof API_MEMBER_KINDS)[number];

interface Anchored {
  readonly name: string;
  /** For a slot: the class on its element. */
  readonly className?: string;
}

/**
 * The published anchor of a member: `data-grid-prop-rows`, `data-grid-classes-root`,
 * `DataGrid-css-MuiDataGrid-footer` (where the component name isn't in kebab case).
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

/** The short anchor for authors: `prop-rows`, `slot-footer`, `class-root`. */
export function memberAlias(kind: ApiMemberKind, name: string): string {
  return `${kind}-${name}`;
}

/** The anchor of an event or a selector in the complete list: `event-cellClick`. */
export function catalogAnchor(kind: 'event' | 'selector', name: string): string {
  return `${kind}-${name}`;
}
