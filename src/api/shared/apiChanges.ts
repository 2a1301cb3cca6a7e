import type { ApiProduct } from './apiModel';
import type { ApiMemberKind } from './apiNames';
import type { RichText } from './apiPage';

/**
 * The kinds of changes between majors, in the order of lists: those that require edits come first.
 */
const API_CHANGE_KINDS = [
  'removed',
  'renamed',
  'required',
  'type',
  'default',
  'deprecated',
  'added',
] as const;
export type ApiChangeKind = (typeof API_CHANGE_KINDS)[number];

/** Compares changes by their kinds. */
export function byChangeKind(a: { kind: ApiChangeKind }, b: { kind: ApiChangeKind }): number {
  return API_CHANGE_KINDS.indexOf(a.kind) - API_CHANGE_KINDS.indexOf(b.kind);
}

/** A difference between two majors. Without `member`, it is about the component itself. */
export interface ApiChange {
  product: ApiProduct;
  /**
   * The component or interface by its name in the newer major, or by its old name if it was
   * removed.
   */
  component: string;
  kind: ApiChangeKind;
  member?: { kind: ApiMemberKind; name: string };
  /** Before: the old name, type, or default. */
  from?: string;
  /**
   * After: the new name, type, or default. For a deprecation, its reason; for a removal, the reason
   * of the preceding deprecation.
   */
  to?: string;
}

/** A change on a page. Its components are those of its group. */
export interface ApiListedChange extends Omit<ApiChange, 'product' | 'component'> {
  /** Why something is deprecated, or was before it was removed. */
  reason?: RichText;
}

/** Components with the same changes. */
export interface ApiChangeGroup<Change = ApiListedChange> {
  components: string[];
  changes: Change[];
}

export interface ApiProductChanges {
  product: ApiProduct;
  /** The guides from the older to the newer major. */
  guides: { title: string; route: string }[];
  groups: ApiChangeGroup[];
}

/** The changes of a major for its page. */
export interface ApiChangesData {
  /** `v7` → `v8`. */
  from: string;
  to: string;
  /** Whether this site has pages about the components of the newer major. */
  hasPages: boolean;
  products: ApiProductChanges[];
}

/** A change that requires edits or changes behavior. */
export interface ApiMigrationRow {
  components: string[];
  kind: ApiChangeKind;
  /** If missing, the row is about the components themselves. */
  member?: ApiMemberKind;
  /**
   * Code of the older major: names, or a name with its default. Empty for components themselves.
   */
  before: string[];
  /** The corresponding code of the newer major. */
  now?: string;
  /** The member of the newer major in `now`. */
  name?: string;
  reason?: RichText;
}

/** The changes in the migration guide of a product. */
export interface ApiMigrationData {
  from: string;
  to: string;
  /** Whether this site has pages about the components of the newer major. */
  hasPages: boolean;
  product: ApiProduct;
  rows: ApiMigrationRow[];
}
