import type { PaidPlan } from '../../content/shared/plans';
import type { ProductId } from '../../content/shared/products';

/** The kinds of records, in the order of the published file. */
export const RECORD_KINDS = [
  'page',
  'section',
  'demo',
  'component',
  'interface',
  'hook',
  'prop',
  'slot',
  'class',
  'member',
  'event',
  'selector',
  'error',
  'name',
  'formerName',
  'export',
] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

/**
 * A component or interface with a member. A prop that twenty pickers share is one record with
 * twenty owners.
 */
export interface RecordOwner {
  readonly name: string;
  /** Its API page, below the site's base URL: `api/data-grid/data-grid/`. */
  readonly page: string;
}

/** A searchable item. */
export interface SearchRecord {
  readonly kind: RecordKind;
  /** Its name: the title of a page, a heading, the name of a prop. */
  readonly name: string;
  /** A sentence of plain text; can be empty. */
  readonly text: string;
  /** For a CSS class: its full name, `MuiDataGrid-cell`, if it is the same for all owners. */
  readonly className?: string;
  /** For an export, and for a name in guides that is one: the lowest package that exports it. */
  readonly package?: string;
  readonly product: ProductId;
  /** The plan that adds it; none for Community. */
  readonly plan?: PaidPlan;
  /**
   * Below the site's base URL, with the published anchor: `react-data-grid/sorting/#multi-sorting`.
   */
  readonly path: string;
  /** Its place, outermost first: product, groups, page, section. */
  readonly crumbs: readonly string[];
  /** Synonyms, which are searched but not shown. */
  readonly words: readonly string[];
  /** For an API member: its owners, starting with that of `path`. */
  readonly owners: readonly RecordOwner[];
}
