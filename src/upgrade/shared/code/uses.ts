import type { ApiProduct } from '../../../api/shared/apiModel';
import { ANY_SEGMENT } from '../../../content/shared/products';

/** What code uses of the packages. */
export type UseKind =
  | 'import'
  /** A type, and the type arguments of an export: `<DatePicker<Dayjs> />`. */
  | 'generic'
  /** A component with all of its props. */
  | 'element'
  | 'call'
  | 'prop'
  | 'slot'
  | 'slotProp'
  | 'class'
  | 'method'
  | 'event'
  | 'theme'
  // The key of an object, and a property that is read. What has it isn't known.
  | 'key'
  | 'read';

export interface Use {
  readonly kind: UseKind;
  /** As the packages name it: `DataGrid`, `rowHeight`, `cell`, `MuiDataGrid`. */
  readonly name: string;
  /** What a prop, slot, or class belongs to: a component, an interface, or what a theme key names. */
  readonly owner?: string;
  /** The slot of a prop in `slotProps`. */
  readonly slot?: string;
  /** The module that exports it, or its owner. */
  readonly module?: string;
  /** The value of a prop, if it is a literal, or those of a condition. */
  readonly values?: readonly string[];
  /** The props and slots that the element sets to which it belongs; undefined if it spreads others. */
  readonly sets?: ReadonlySet<string>;
  /** Whether only its name tells what it is: an `apiRef` of an unknown type. */
  readonly isGuess?: boolean;
  /** Whether the slot is only configured, in `slotProps`. */
  readonly isConfigured?: boolean;
  /** Its source: an attribute, a property, an element. */
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** A call of `LicenseInfo.setLicenseKey()`. */
export interface KeyCall {
  readonly line: number;
  /** The key, or the expression, such as `process.env.LICENSE`. */
  readonly argument: { readonly text: string; readonly isLiteral: boolean };
  /** Whether the call is in a function, which runs later than the module. */
  readonly isInFunction: boolean;
  /** Whether the module renders the application before the call. */
  readonly isAfterRender: boolean;
}

/** What a file says about the packages. */
export interface CodeFile {
  readonly path: string;
  readonly text: string;
  readonly uses: readonly Use[];
  readonly keyCalls: readonly KeyCall[];
  /** All modules that it imports, with the line. */
  readonly modules: readonly { readonly name: string; readonly line: number }[];
  readonly isClient: boolean;
  /** Lines with components whose props are spread, so that not all are known. */
  readonly spreads: readonly number[];
}

const PRODUCT_MODULE = new RegExp(`^@mui/x-(${ANY_SEGMENT})\\b`);

/** The product of a module, also of those in which its components once were. */
export function productOfModule(module: string): ApiProduct | undefined {
  const [, name] = PRODUCT_MODULE.exec(module) ?? [];
  if (name !== undefined) {
    return name as ApiProduct;
  }
  if (/^@material-ui\/(?:data-grid|x-grid)/.test(module)) {
    return 'data-grid';
  }
  return /^@(?:mui|material-ui)\/lab\b.*Tree(?:View|Item)/.test(module) ? 'tree-view' : undefined;
}
