/**
 * The data of an API page: the generator writes it as JSON beside the page, and
 * `src/api/browser` renders it. A page contains all of its data, so none of it is global.
 */
import type { ApiMemberKind } from './apiNames';
import type { ApiPlan, ApiProduct, ApiTypeText } from './apiModel';
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

export interface ApiPageMember {
  name: string;
  type: ApiTypeText;
  /** For a function whose type is only a name: `(params, event, details) => void`. */
  signature?: string;
  description?: RichText;
  default?: string;
  required?: true;
  /** Set for a deprecated member; empty if no reason is known. */
  deprecated?: RichText;
  plan?: ApiPlan;
  /** Only on pages with enough members to group them by task. */
  task?: ApiTask;
  /** The documented component or interface that declares it. */
  from?: string;
  params?: { name: string; description?: RichText }[];
  returns?: RichText;
  examples?: string[];
  variants?: string[];
  since?: ApiSince;
  deprecatedSince?: ApiSince;
  changes?: ApiPageChange[];
}

/**
 * What added or deprecated something: a minor release of the current major, such as `8.9`, or `8.4
 * or 8.5` if only one of the two can be known; for what is older, the major, such as `v7`, unless
 * its component is as old.
 */
export type ApiSince = string;

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

export interface ApiPageSlot {
  name: string;
  description?: RichText;
  default?: string;
  props?: ApiTypeText;
  className?: string;
  /** Without a `className`: the class on the element that fills the slot, if known. */
  target?: string;
  plan?: ApiPlan;
  deprecated?: RichText;
  since?: ApiSince;
  deprecatedSince?: ApiSince;
  changes?: ApiPageChange[];
}

export interface ApiPageClass {
  key: string;
  className: string;
  description?: RichText;
  state?: true;
  deprecated?: RichText;
  since?: ApiSince;
  deprecatedSince?: ApiSince;
  changes?: ApiPageChange[];
}

/** A guide that uses the component. */
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

export interface ApiPageData {
  kind: 'component' | 'interface';
  name: string;
  product: ApiProduct;
  plan?: ApiPlan;
  deprecated?: RichText;
  /** The major of the page. */
  major: string;
  /** The package and its version, if that isn't the documented version. */
  readFrom?: string;
  /** What added it, or the oldest known major. */
  since?: ApiSince;
  deprecatedSince?: ApiSince;
  /** The removed members, newest first. */
  gone?: ApiPageRemoval[];
  /** The pages with its changes, newest first. */
  changePages?: { from: string; to: string }[];
  description?: RichText;
  guides: ApiPageGuide[];
  /** Demos in which to show slots and classes, best first; none if they don't run in this major. */
  demos?: ApiPageDemo[];
  generics?: { name: string; constraint?: ApiTypeText; default?: ApiTypeText }[];
  /** For a union: its variants. */
  variants?: string[];
  members: ApiPageMember[];
  inherited?: ApiPageInherited[];
  slots?: ApiPageSlot[];
  classes?: ApiPageClass[];
  propsType?: string;
  themeName?: string;
  refType?: ApiTypeText;
  sourceUrl: string;
  size?: { alone: ApiPageSize; added: ApiPageSize };
  definitions: Record<string, ApiPageDefinition>;
}

/** The data of a product's index page: all documented exports. */
export interface ApiIndexData {
  product: ApiProduct;
  components: ApiIndexEntry[];
  interfaces: ApiIndexEntry[];
  /** The types of slot props. */
  slotProps: ApiIndexEntry[];
  hooks: ApiIndexHook[];
  definitions: Record<string, ApiPageDefinition>;
}

export interface ApiIndexEntry {
  name: string;
  route: string;
  plan?: ApiPlan;
  deprecated?: true;
  /** Only if the current major added it. */
  since?: ApiSince;
}

export interface ApiIndexHook {
  name: string;
  /** Everything after the name: `(apiRef: …) => GridApi`. */
  signature: ApiTypeText;
  description?: RichText;
  import: string;
  plan?: ApiPlan;
  deprecated?: RichText;
  since?: ApiSince;
  deprecatedSince?: ApiSince;
}

/** A part of the grid's API object, for a guide. */
export interface ApiObjectData {
  name: string;
  description?: RichText;
  members: ApiPageMember[];
  definitions: Record<string, ApiPageDefinition>;
}

export interface ApiEventsData {
  events: {
    name: string;
    description?: RichText;
    plan?: ApiPlan;
    deprecated?: RichText;
    /** The first argument of the listener. */
    params?: ApiTypeText;
    event?: ApiTypeText;
    /** The grid's prop for the event. */
    componentProp?: string;
    /** The components that fire it. */
    firedBy: string[];
    preventable?: true;
    since?: ApiSince;
    deprecatedSince?: ApiSince;
  }[];
  definitions: Record<string, ApiPageDefinition>;
}

export interface ApiSelectorsData {
  selectors: {
    name: string;
    description?: RichText;
    /** `(apiRef) => GridSortModel` */
    signature: ApiTypeText;
    category?: string;
    plan?: ApiPlan;
    deprecated?: RichText;
    since?: ApiSince;
    deprecatedSince?: ApiSince;
  }[];
  definitions: Record<string, ApiPageDefinition>;
}
