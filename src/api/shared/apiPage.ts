/**
 * The data of an API page: the generator writes it as JSON beside the page, and
 * `src/api/browser` renders it. A page contains all of its data, so none of it is global.
 */
import type { PaidPlan } from '../../content/shared/plans';
import type { ApiMemberKind } from './apiNames';
import type {
  ApiComponent,
  ApiCssClass,
  ApiEvent,
  ApiHook,
  ApiMember,
  ApiProduct,
  ApiSelector,
  ApiSlot,
  ApiTypeText,
} from './apiModel';
import type { ApiTask } from './apiTasks';

/** Text with the markup that JSDoc supports. */
export type RichText = RichBlock[];
export type RichBlock =
  { p: RichInline[] } | { list: RichInline[][]; ordered?: true } | { code: string };
export type RichInline = string | { code: string } | { strong: RichInline[] } | RichLink;
export interface RichLink {
  href: string;
  text: RichInline[];
}

/**
 * What added or deprecated something: a minor release of the current major, such as `8.9`, or `8.4
 * or 8.5` if only one of the two can be known; for what is older, the major, such as `v7`, unless
 * its component is as old.
 */
export type ApiSince = string;

/** When something was added and deprecated. */
export interface Dated {
  since?: ApiSince;
  deprecatedSince?: ApiSince;
}

/** What a page says about anything in the API beside what the model contains. */
export interface Described extends Dated {
  description?: RichText;
  /** Set for what is deprecated; empty if no reason is known. */
  deprecated?: RichText;
}

export interface ApiPageMember
  extends
    Described,
    Pick<ApiMember, 'name' | 'type' | 'signature' | 'default' | 'plan' | 'examples' | 'variants'> {
  required?: true;
  /** Only on pages with enough members to group them by task. */
  task?: ApiTask;
  /** The documented component or interface that declares it. */
  from?: string;
  params?: { name: string; description?: RichText }[];
  returns?: RichText;
  /** The section that explains it best, unless its description links the page. */
  guide?: ApiPageGuide;
  changes?: ApiPageChange[];
}

/** A change of a member in a major. */
export interface ApiPageChange {
  major: string;
  kind: 'renamed' | 'type' | 'default' | 'required' | 'deprecated';
  /** The previous name, type, or default. Types that are too long are omitted. */
  from?: string;
}

/** A member that a major removed or renamed. */
export interface ApiPageRemoval {
  major: string;
  kind: ApiMemberKind;
  name: string;
  /** The new name. */
  to?: string;
}

export interface ApiPageInherited {
  from: string;
  package: string;
  /** The documentation of the group, if any. */
  href?: string;
  props: { name: string; type?: ApiTypeText }[];
}

export interface ApiPageSlot
  extends Described, Pick<ApiSlot, 'name' | 'default' | 'props' | 'className' | 'plan'> {
  /** Without a `className`: the class on the element that fills the slot, if known. */
  target?: string;
  changes?: ApiPageChange[];
}

export interface ApiPageClass extends Described, Pick<ApiCssClass, 'key' | 'className'> {
  state?: true;
  changes?: ApiPageChange[];
}

/** How many guides a page shows; the others are collapsed. */
export const SHOWN_GUIDES = 5;

/** A guide that uses the component, or a section of one. */
export interface ApiPageGuide {
  title: string;
  route: string;
}

/** A demo of a guide that shows the component. */
export interface ApiPageDemo {
  name: string;
  /** The route and title of its guide. */
  route: string;
  title: string;
}

/** A component of a higher plan. */
export interface ApiPageHigher {
  name: string;
  plan: PaidPlan;
  route: string;
  /** The names of the props that lower plans lack. */
  props: string[];
}

/** The definition of a name in a popover. */
export interface ApiPageDefinition {
  text: ApiTypeText;
  description?: RichText;
  /** The route of its page. */
  href?: string;
  package: string;
}

/** The size in bytes, minified and compressed. */
export interface ApiPageSize {
  gzip: number;
  brotli: number;
}

/** `since` is what added the entry, or the oldest known major. */
export interface ApiPageData
  extends
    Described,
    Pick<
      ApiComponent,
      'name' | 'product' | 'plan' | 'generics' | 'propsType' | 'themeName' | 'refType'
    > {
  kind: 'component' | 'interface';
  /** The major of the page. */
  major: string;
  /** The package and its version, if that isn't the documented version. */
  readFrom?: string;
  /** The removed members, newest first. */
  gone?: ApiPageRemoval[];
  /** The pages with its changes, newest first. */
  changePages?: { from: string; to: string }[];
  guides: ApiPageGuide[];
  /** Demos in which to show slots and classes, best first; none if they don't run in this major. */
  demos?: ApiPageDemo[];
  /** For a union: its variants. */
  variants?: string[];
  members: ApiPageMember[];
  /** The props that the same component of higher plans adds, lowest plan first. */
  higher?: ApiPageHigher[];
  inherited?: ApiPageInherited[];
  slots?: ApiPageSlot[];
  classes?: ApiPageClass[];
  sourceUrl: string;
  size?: { alone: ApiPageSize; added: ApiPageSize };
  definitions: Record<string, ApiPageDefinition>;
}

/** The data of a product's index page: all documented exports. */
export interface ApiIndexData {
  product: ApiProduct;
  /** Those with which readers start. */
  mainComponents: ApiIndexEntry[];
  otherComponents: ApiIndexEntry[];
  interfaces: ApiIndexEntry[];
  /** The types of slot props. */
  slotProps: ApiIndexEntry[];
  hooks: ApiIndexHook[];
  definitions: Record<string, ApiPageDefinition>;
}

export interface ApiIndexEntry {
  name: string;
  route: string;
  plan?: PaidPlan;
  deprecated?: true;
  /** Only if the current major added it. */
  since?: ApiSince;
}

export interface ApiIndexHook extends Described, Pick<ApiHook, 'name' | 'plan'> {
  /** Everything after the name: `(apiRef: …) => GridApi`. */
  signature: ApiTypeText;
  import: string;
}

/** A part of the grid's API object, for a guide. */
export interface ApiObjectData {
  name: string;
  members: ApiPageMember[];
  definitions: Record<string, ApiPageDefinition>;
}

export interface ApiPageEvent extends Described, Omit<ApiEvent, keyof Described> {
  /** The components that fire it. */
  firedBy: string[];
}

export interface ApiEventsData {
  events: ApiPageEvent[];
  definitions: Record<string, ApiPageDefinition>;
}

export interface ApiPageSelector
  extends Described, Pick<ApiSelector, 'name' | 'category' | 'plan'> {
  /** `(apiRef) => GridSortModel` */
  signature: ApiTypeText;
}

export interface ApiSelectorsData {
  selectors: ApiPageSelector[];
  definitions: Record<string, ApiPageDefinition>;
}
