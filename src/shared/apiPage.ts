/**
 * What an API page is made from: written as JSON beside the page by the generator, rendered by
 * `features/api-pages`. A page carries all it shows, so nothing of it is in the site's global data.
 */
import type { ApiMemberKind } from './apiNames';
import type { ApiPlan, ApiProduct, ApiTypeText } from './apiModel';

/** Text with the little markup that JSDoc has. */
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
  description?: RichText;
  default?: string;
  required?: true;
  /** Present on a deprecated member; empty when no reason is known. */
  deprecated?: RichText;
  plan?: ApiPlan;
  /** The documented component or interface it comes from. */
  from?: string;
  params?: { name: string; description?: RichText }[];
  returns?: RichText;
  examples?: string[];
  variants?: string[];
  /** The major that brought it, or the oldest one that is known: `v7`. */
  since?: string;
  /** Older majors have it perhaps: they do not document the component. */
  orEarlier?: true;
  changes?: ApiPageChange[];
}

/** What a major changed about a member. */
export interface ApiPageChange {
  major: string;
  kind: 'renamed' | 'type' | 'default' | 'required' | 'deprecated';
  /** The name, type or default before; a type that is too long to show is left out. */
  from?: string;
}

/** What a major took away, or gave another name. */
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
  /** Documentation of the group, where there is one. */
  href?: string;
  props: { name: string; type?: ApiTypeText }[];
}

export interface ApiPageSlot {
  name: string;
  description?: RichText;
  default?: string;
  props?: ApiTypeText;
  className?: string;
  plan?: ApiPlan;
  deprecated?: RichText;
  since?: string;
  orEarlier?: true;
  changes?: ApiPageChange[];
}

export interface ApiPageClass {
  key: string;
  className: string;
  description?: RichText;
  state?: true;
  deprecated?: RichText;
  since?: string;
  orEarlier?: true;
  changes?: ApiPageChange[];
}

/** A guide that shows the component. */
export interface ApiPageGuide {
  title: string;
  route: string;
  /** The guide is about it; otherwise it only appears in a demo. */
  isMain?: true;
}

/** The definition that a popover shows for a name. */
export interface ApiPageDefinition {
  text: ApiTypeText;
  description?: RichText;
  /** Route of its own page. */
  href?: string;
  package: string;
}

/** Bytes, minified and compressed. */
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
  /** The major that the page is about. */
  major: string;
  /** The package and its version, where that is not the version of the others. */
  readFrom?: string;
  /** The major that brought it, or the oldest one that is known. */
  since?: string;
  /** What is not there any more, newest first. */
  gone?: ApiPageRemoval[];
  /** Pages that list what majors changed about it, newest first. */
  changePages?: { from: string; to: string }[];
  description?: RichText;
  guides: ApiPageGuide[];
  generics?: { name: string; constraint?: ApiTypeText; default?: ApiTypeText }[];
  /** Of a union: its variants. */
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

/** An index page: everything a product exports that is documented. */
export interface ApiIndexData {
  product: ApiProduct;
  components: ApiIndexEntry[];
  interfaces: ApiIndexEntry[];
  /** Types of props that slots receive. */
  slotProps: ApiIndexEntry[];
  hooks: ApiIndexHook[];
  definitions: Record<string, ApiPageDefinition>;
}

export interface ApiIndexEntry {
  name: string;
  route: string;
  plan?: ApiPlan;
  deprecated?: true;
}

export interface ApiIndexHook {
  name: string;
  /** Everything after the name: `(apiRef: …) => GridApi`. */
  signature: ApiTypeText;
  description?: RichText;
  import: string;
  plan?: ApiPlan;
  deprecated?: RichText;
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
    /** First argument of the listener. */
    params?: ApiTypeText;
    event?: ApiTypeText;
    /** The prop of the grid that listens to it. */
    componentProp?: string;
    /** The components that publish it. */
    firedBy: string[];
    preventable?: true;
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
  }[];
  definitions: Record<string, ApiPageDefinition>;
}
