/**
 * What the inspector of demos knows about a product's elements. The build derives it from the API
 * model; the browser fetches it when a reader inspects a demo.
 */
import type { ApiProduct } from '../../api/shared/apiModel';

/** Global classes with a common prefix: `MuiDataGrid-cell`. */
export interface InspectFamily {
  /** The rule names, documented or not. */
  readonly keys: readonly string[];
  /** The documented components whose pages list the classes, best first. */
  readonly owners: readonly string[];
  /** The descriptions of documented classes, by rule name. */
  readonly docs: Readonly<Record<string, string>>;
  /** The classes of states that all components share, if documented: `Mui-selected`. */
  readonly states?: readonly string[];
  /** The `styleOverrides` key for each rule name that a theme can override. */
  readonly overrides: Readonly<Record<string, string>>;
}

export interface InspectSlot {
  /** The class on the element that fills the slot, if known. */
  readonly target?: string;
  /** The class in the anchor of the slot's API entry. */
  readonly className?: string;
  /** Whether its `slotProps` accept `sx`. */
  readonly sx?: true;
}

export interface InspectComponent {
  readonly theme?: string;
  readonly sx?: true;
  readonly slots?: Readonly<Record<string, InspectSlot>>;
}

/** A styled element that has no global class. */
export interface InspectSurface {
  readonly tag: string;
  readonly theme: string;
  /** The documented component that renders it. */
  readonly component: string;
}

export interface InspectCatalog {
  readonly product: ApiProduct;
  /** The folder of the major below the base URL: empty, or such as `v7/`. */
  readonly folder: string;
  /** By prefix. */
  readonly families: Readonly<Record<string, InspectFamily>>;
  readonly components: Readonly<Record<string, InspectComponent>>;
  readonly surfaces: readonly InspectSurface[];
}
