import type { PaidPlan } from '../../content/shared/plans';
import type { OwnProductId } from '../../content/shared/products';

/**
 * The model of a library's public API, which the extractor writes at build time and the page
 * generator, the comparison of majors, and the coverage check read. It is plain JSON data.
 */

type WithoutPrefix<Id extends string> = Id extends `x-${infer Name}` ? Name : never;

/** `data-grid`, `charts`, …: the name of a product in paths of the API reference. */
export type ApiProduct = WithoutPrefix<OwnProductId>;

/**
 * A printed type: text that is split at names with a definition. `['readonly ', { ref: 'GridColDef'
 * }, '[]']` prints `readonly GridColDef[]`.
 */
export type ApiTypeText = ApiTypePart[];
export type ApiTypePart = string | { ref: string };

/** A type parameter of a component, interface, or hook. */
export interface ApiGeneric {
  name: string;
  constraint?: ApiTypeText;
  default?: ApiTypeText;
}

/** A parameter of a callback, method, or hook, with its JSDoc. */
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
  /** What to write for a function whose type is only a name: `(params, event, details) => void`. */
  signature?: string;
  /** The Markdown of the packages' JSDoc; empty if there is none. */
  description: string;
  required?: boolean;
  default?: string;
  /** The reason; empty if the packages give none. */
  deprecated?: string;
  plan?: PaidPlan;
  /** The interface or type that declares it, if that isn't the owner. */
  from?: string;
  params?: ApiParameter[];
  /** Markdown: what the callback should return, or what the method returns. */
  returns?: string;
  examples?: string[];
  /** For a union: the variants with this member, if not all have it. */
  variants?: string[];
}

/** Props from other packages: Material UI, React, HTML. */
export interface ApiInheritedGroup {
  /** The declaring interface, such as `HTMLAttributes`. */
  from: string;
  /** The package of the interface: `react`, `@mui/material`, … */
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
  /** The default component of the slot. */
  default?: string;
  /** The props that a replacement receives, if the type contains them. */
  props?: ApiTypeText;
  /** The type of its entry in `slotProps`, if the type of the slot isn't helpful. */
  given?: ApiTypeText;
  /** The class on the slot's element, if there is one of the same name. */
  className?: string;
  plan?: PaidPlan;
  deprecated?: string;
}

export interface ApiCssClass {
  /** The rule name: the key for `classes` and for style overrides in a theme. */
  key: string;
  /** The global class: `MuiDataGrid-root`. */
  className: string;
  description: string;
  /**
   * Whether it is a state class, which all components share (`Mui-selected`). It has no rule name.
   */
  state?: boolean;
  plan?: PaidPlan;
  deprecated?: string;
}

/** The package and file of a declaration, without extension. */
export interface ApiSource {
  package: string;
  file: string;
}

interface ApiEntryBase {
  name: string;
  /** The exported name, if it differs: `Unstable_SankeyChart`. */
  exportName?: string;
  product: ApiProduct;
  /** Markdown. */
  description: string;
  plan?: PaidPlan;
  deprecated?: string;
  /** The module specifiers that export it, best first. */
  imports: string[];
  generics?: ApiGeneric[];
  source: ApiSource;
  /** The routes of guides in the packages' JSDoc (`/x/react-charts/bars/`). */
  guides?: string[];
}

export interface ApiComponent extends ApiEntryBase {
  kind: 'component';
  props: ApiMember[];
  inherited?: ApiInheritedGroup[];
  slots?: ApiSlot[];
  classes?: ApiCssClass[];
  /** The name of the exported props type. */
  propsType?: string;
  /** The theme key for default props and style overrides. */
  themeName?: string;
  /** The type of `ref`, such as `HTMLDivElement`. Undefined if the component accepts no ref. */
  refType?: ApiTypeText;
}

export interface ApiInterface extends ApiEntryBase {
  kind: 'interface';
  members: ApiMember[];
  /** The names of the union's variants. */
  variants?: string[];
  /** Whether it also accepts members with any other name. */
  isOpen?: true;
}

export interface ApiHook extends ApiEntryBase {
  kind: 'hook';
  params: ApiParameter[];
  returnType: ApiTypeText;
}

export type ApiEntry = ApiComponent | ApiInterface | ApiHook;

/** A group of methods of the grid's `apiRef`. */
export interface ApiObject {
  name: string;
  plan?: PaidPlan;
  members: ApiMember[];
}

export interface ApiEvent {
  name: string;
  description: string;
  plan?: PaidPlan;
  deprecated?: string;
  /** The first argument of the listener. */
  params?: ApiTypeText;
  /** The DOM or React event that it provides. */
  event?: ApiTypeText;
  /** The grid's prop for the event. */
  componentProp?: string;
  /** Whether a listener can prevent the grid's default behavior with `defaultMuiPrevented`. */
  preventable?: true;
}

export interface ApiSelector {
  name: string;
  description: string;
  returnType: ApiTypeText;
  /** The arguments besides the API object. */
  params?: ApiParameter[];
  /** The feature of the selector, according to the packages or its folder. */
  category?: string;
  plan?: PaidPlan;
  deprecated?: string;
}

/** The definition of a name in a printed type. */
export interface ApiTypeDefinition {
  /** The source without comments; truncated with `…` if it is very long. */
  text: ApiTypeText;
  description: string;
  package: string;
}

/** An exported name with its plan and module. */
export interface ApiExport {
  kind: ApiEntry['kind'];
  plan?: PaidPlan;
  imports: string[];
}

/** A styled element in the packages' code. It accepts `sx`. */
export interface ApiStyledElement {
  /** The HTML or SVG element; undefined if it extends another component. */
  tag?: string;
  /** The theme key and the slot that it belongs to. */
  theme?: string;
  slot?: string;
  /** The key of `styleOverrides` for the slot, if it has another name. */
  overridesKey?: string;
}

/** What the packages' code says about the elements that it renders, documented or not. */
export interface ApiStyles {
  /** The rule names of global classes by their prefix: `root` of `MuiDataGrid`. */
  classes: Record<string, string[]>;
  /** The keys of `styleOverrides` that have an effect, by theme key. */
  overrides: Record<string, string[]>;
  /** By the name in the code. */
  styled: Record<string, ApiStyledElement>;
}

export interface ApiProductModel {
  /** All exported components, hooks, and interfaces, documented or not. */
  exported: Record<string, ApiExport>;
  /** All other exports, values and types, each with the lowest package that exports it. */
  otherExports: Record<string, string>;
  /** Names that should have a page but that no package exports. */
  missing: string[];
  /** The documented components and interfaces, and all hooks, by name. */
  components: Record<string, ApiComponent>;
  interfaces: Record<string, ApiInterface>;
  /** The slot props types that don't belong to a documented component, by name. */
  slotProps: Record<string, ApiInterface>;
  /** Every exported props type, documented or not. */
  propsTypes: string[];
  hooks: Record<string, ApiHook>;
  objects: ApiObject[];
  events: ApiEvent[];
  selectors: ApiSelector[];
  types: Record<string, ApiTypeDefinition>;
  styles: ApiStyles;
}

export interface ApiModel {
  /** `v8`, `v7`, … */
  major: string;
  /** The package versions, by name. */
  packages: Record<string, string>;
  products: Partial<Record<ApiProduct, ApiProductModel>>;
}
