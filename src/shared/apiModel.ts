/**
 * The model of a library's public API: what the extractor writes at build time, what the page
 * generator, the comparison of majors and the coverage check read. Plain data, JSON both ways.
 */

export type ApiProduct = 'data-grid' | 'date-pickers' | 'charts' | 'tree-view';

/** The plan that adds something. The community plan is the absence of one. */
export type ApiPlan = 'pro' | 'premium';

/**
 * A printed type: text, broken up by the names that have a definition of their own.
 * `['readonly ', { ref: 'GridColDef' }, '[]']` prints `readonly GridColDef[]`.
 */
export type ApiTypeText = ApiTypePart[];
export type ApiTypePart = string | { ref: string };

/** A type parameter of a component, interface or hook. */
export interface ApiGeneric {
  name: string;
  constraint?: ApiTypeText;
  default?: ApiTypeText;
}

/** A parameter of a callback, method or hook, with what its JSDoc says about it. */
export interface ApiParameter {
  name: string;
  type?: ApiTypeText;
  optional?: boolean;
  /** Markdown. */
  description?: string;
}

/** A prop of a component, or a property or method of an interface. */
export interface ApiMember {
  name: string;
  type: ApiTypeText;
  /** Markdown as the packages' JSDoc has it; empty when there is none. */
  description: string;
  required?: boolean;
  default?: string;
  /** The reason; the empty string when the packages give none. */
  deprecated?: string;
  plan?: ApiPlan;
  /** The interface or type that declares it, when that is not the owner itself. */
  from?: string;
  params?: ApiParameter[];
  /** Markdown: what the callback should return, or the method returns. */
  returns?: string;
  examples?: string[];
  /** Of a union: the variants that have this member, when not all of them do. */
  variants?: string[];
}

/** Props that come from outside the packages: Material UI, React, HTML. */
export interface ApiInheritedGroup {
  /** The declaring interface, for example `HTMLAttributes`. */
  from: string;
  /** The package it is in: `react`, `@mui/material` … */
  package: string;
  props: ApiInheritedProp[];
}

export interface ApiInheritedProp {
  name: string;
  type: ApiTypeText;
}

export interface ApiSlot {
  name: string;
  description: string;
  /** The component rendered unless the slot is replaced. */
  default?: string;
  /** Props that a replacement receives, when the type says so. */
  props?: ApiTypeText;
  /** The type of its entry in `slotProps`, when the type of the slot itself tells nothing. */
  given?: ApiTypeText;
  /** The class name on the slot's element, when there is one of the same name. */
  className?: string;
  plan?: ApiPlan;
  deprecated?: string;
}

export interface ApiCssClass {
  /** Rule name: the key for `classes` and for theme style overrides. */
  key: string;
  /** Global class name: `MuiDataGrid-root`. */
  className: string;
  description: string;
  /** A state class shared by all components (`Mui-selected`): it has no rule name. */
  state?: boolean;
  plan?: ApiPlan;
  deprecated?: string;
}

/** Where a thing is declared: the package and the file in it, without its extension. */
export interface ApiSource {
  package: string;
  file: string;
}

interface ApiEntryBase {
  name: string;
  /** The name it is exported by, where that differs: `Unstable_SankeyChart`. */
  exportName?: string;
  product: ApiProduct;
  /** Markdown. */
  description: string;
  plan?: ApiPlan;
  deprecated?: string;
  /** Module specifiers that export it, the best one first. */
  imports: string[];
  generics?: ApiGeneric[];
  source: ApiSource;
  /** Routes of guides that the packages' own JSDoc names (`/x/react-charts/bars/`). */
  guides?: string[];
}

export interface ApiComponent extends ApiEntryBase {
  kind: 'component';
  props: ApiMember[];
  inherited?: ApiInheritedGroup[];
  slots?: ApiSlot[];
  classes?: ApiCssClass[];
  /** Name of the exported props type. */
  propsType?: string;
  /** Key for default props and style overrides in a theme. */
  themeName?: string;
  /** What `ref` receives, `HTMLDivElement` for instance. Absent: it holds no ref. */
  refType?: ApiTypeText;
}

export interface ApiInterface extends ApiEntryBase {
  kind: 'interface';
  members: ApiMember[];
  /** Names of the union's variants, when it is a union of several. */
  variants?: string[];
  /** It takes members of any name beside those that are listed. */
  isOpen?: true;
}

export interface ApiHook extends ApiEntryBase {
  kind: 'hook';
  params: ApiParameter[];
  returnType: ApiTypeText;
  returns?: string;
}

export type ApiEntry = ApiComponent | ApiInterface | ApiHook;

/** A group of methods of the grid's `apiRef`. */
export interface ApiObject {
  name: string;
  description: string;
  plan?: ApiPlan;
  members: ApiMember[];
}

export interface ApiEvent {
  name: string;
  description: string;
  plan?: ApiPlan;
  deprecated?: string;
  /** First argument of the listener. */
  params?: ApiTypeText;
  /** The DOM or React event it carries. */
  event?: ApiTypeText;
  /** The prop of the grid that listens to it. */
  componentProp?: string;
  /** The grid does nothing of its own when a listener sets `defaultMuiPrevented`. */
  preventable?: true;
}

export interface ApiSelector {
  name: string;
  description: string;
  returnType: ApiTypeText;
  /** What it takes besides the API object. */
  params?: ApiParameter[];
  /** The feature that it belongs to: as the packages say, else the folder that declares it. */
  category?: string;
  plan?: ApiPlan;
  deprecated?: string;
}

/** The definition behind a name in a printed type. */
export interface ApiTypeDefinition {
  /** Source text, comments removed; cut with `…` when it is very long. */
  text: ApiTypeText;
  description: string;
  package: string;
}

/** An exported name: enough to say that it exists, in which plan and where to import it from. */
export interface ApiExport {
  kind: ApiEntry['kind'];
  plan?: ApiPlan;
  imports: string[];
}

export interface ApiProductModel {
  /** Every exported component, hook and interface, documented or not. */
  exported: Record<string, ApiExport>;
  /** Names that should have a page and are in none of the packages. */
  missing: string[];
  /** The documented components and interfaces, and all hooks, by name. */
  components: Record<string, ApiComponent>;
  interfaces: Record<string, ApiInterface>;
  /** The props of slots that no documented component has, by the name of their type. */
  slotProps: Record<string, ApiInterface>;
  /** Every exported type of props, described or not. */
  propsTypes: string[];
  hooks: Record<string, ApiHook>;
  objects: ApiObject[];
  events: ApiEvent[];
  selectors: ApiSelector[];
  types: Record<string, ApiTypeDefinition>;
}

export interface ApiModel {
  /** `v8`, `v7` … */
  major: string;
  /** Versions read, by package name. */
  packages: Record<string, string>;
  products: Partial<Record<ApiProduct, ApiProductModel>>;
}
