import type { ProductId } from '../products';

/** What can be found. The order is the one in which the kinds are written to the published file. */
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
] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

/** The plan that adds a thing; the community plan is the absence of one. */
export type RecordPlan = 'pro' | 'premium';

/** A component or interface that has a member: a prop that twenty pickers share is one record with twenty owners. */
export interface RecordOwner {
  readonly name: string;
  /** Its API page, below the site's base URL: `api/data-grid/data-grid/`. */
  readonly page: string;
}

/** One thing that a search can find. */
export interface SearchRecord {
  readonly kind: RecordKind;
  /** What it is called: title of the page, heading, name of the prop. */
  readonly name: string;
  /** One sentence about it, plain text; may be empty. */
  readonly text: string;
  readonly product: ProductId;
  readonly plan?: RecordPlan;
  /** Below the site's base URL, with the published anchor: `react-data-grid/sorting/#multi-sorting`. */
  readonly path: string;
  /** Where it stands, outermost first: product, groups, page, section. */
  readonly crumbs: readonly string[];
  /** What else readers call it. Searched, not shown. */
  readonly words: readonly string[];
  /** Of a member of the API: who has it, the one that `path` leads to first. */
  readonly owners: readonly RecordOwner[];
}
