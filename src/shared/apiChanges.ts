import type { ApiProduct } from './apiModel';
import type { ApiMemberKind } from './apiNames';
import type { RichText } from './apiPage';

/**
 * What may happen to a member from one major to the next, in the order of a list: what needs an edit
 * of the reader's code comes first.
 */
export const API_CHANGE_KINDS = [
  'removed',
  'renamed',
  'required',
  'type',
  'default',
  'deprecated',
  'added',
] as const;
export type ApiChangeKind = (typeof API_CHANGE_KINDS)[number];

/** Compares changes by the order of their kinds. */
export function byChangeKind(a: { kind: ApiChangeKind }, b: { kind: ApiChangeKind }): number {
  return API_CHANGE_KINDS.indexOf(a.kind) - API_CHANGE_KINDS.indexOf(b.kind);
}

/** One difference between two majors. Without `member` it is about the component itself. */
export interface ApiChange {
  product: ApiProduct;
  /** Component or interface, by its name in the newer major; a removed one by its old name. */
  component: string;
  kind: ApiChangeKind;
  member?: { kind: ApiMemberKind; name: string };
  /** Before: the old name, type or default. */
  from?: string;
  /**
   * After: the new name, type or default; of a deprecation, its reason; of a removal, the reason of
   * the deprecation that announced it.
   */
  to?: string;
}

/** A change as a page shows it: its components are those of its group. */
export interface ApiListedChange extends Omit<ApiChange, 'product' | 'component'> {
  /** Why something is deprecated, or was before it was removed. */
  reason?: RichText;
}

/** Components that the same changes happened to. */
export interface ApiChangeGroup<Change = ApiListedChange> {
  components: string[];
  changes: Change[];
}

export interface ApiProductChanges {
  product: ApiProduct;
  /** Guides that lead from the older to the newer major. */
  guides: { title: string; route: string }[];
  groups: ApiChangeGroup[];
}

/** The changes of a major, as its page shows them. */
export interface ApiChangesData {
  /** `v7` → `v8`. */
  from: string;
  to: string;
  /** This site has pages about the components of the newer major. */
  hasPages: boolean;
  products: ApiProductChanges[];
}

/** Something that needs an edit of the reader's code, or makes it behave differently. */
export interface ApiMigrationRow {
  components: string[];
  kind: ApiChangeKind;
  /** Without one, it is about the components themselves. */
  member?: ApiMemberKind;
  /** Code of the older major: names, or a name with its default. Empty for components themselves. */
  before: string[];
  /** The same in the newer major. */
  now?: string;
  /** The member of the newer major that `now` is about. */
  name?: string;
  reason?: RichText;
}

/** What the migration guide of a product lists of its changes. */
export interface ApiMigrationData {
  from: string;
  to: string;
  /** This site has pages about the components of the newer major. */
  hasPages: boolean;
  product: ApiProduct;
  rows: ApiMigrationRow[];
}
