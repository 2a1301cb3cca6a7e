import type { PaidPlan } from '../../content/shared/plans';
import type { ApiProduct } from './apiModel';

/** What compilers or readers notice first; the first three are certain, the others to be checked. */
export const CHANGE_KINDS = [
  'renamed',
  'removed',
  'type',
  'default',
  'behavior',
  'dom',
  'class',
  'theme',
  'text',
  'peer',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Where code uses a name. */
export const CHANGE_PLACES = [
  /** A prop of a component, or a property of an interface: `of` names them. */
  'prop',
  /** A value of a prop or property, such as `'row'` of `direction`. */
  'value',
  /** A method of `of`, such as `GridApi`. */
  'method',
  /** An event of `apiRef`. */
  'event',
  /** A function that reads the state of the grid. */
  'selector',
  /** A key of `slots`. */
  'slot',
  /** A prop in `slotProps` of the slot in `of`. */
  'slotProp',
  /** A key of a component's classes; `of` names the component. */
  'class',
  /** A component's key in a theme, or a path in it, such as `mixins.MuiDataGrid`. */
  'theme',
  /** The path of a module. */
  'import',
  'component',
  'hook',
  /** Any other export that isn't a type. */
  'export',
  'type',
  /** The type arguments of an export. */
  'generic',
  /** A key of `localeText`. */
  'localeText',
  /** A package that the project installs. */
  'peer',
  /** Nothing in code: all projects that use the component in `of`. */
  'anywhere',
] as const;
export type ChangePlace = (typeof CHANGE_PLACES)[number];

/** A change between two majors, of one name that a reader's code can contain. */
export interface ChangeRecord {
  readonly kind: ChangeKind;
  /** The name in the older major. */
  readonly name: string;
  readonly place: ChangePlace;
  /** The components, hooks, or interfaces that have it, if only these do. */
  readonly of?: readonly string[];
  /**
   * What the source of an attribute, property, or call matches if the change concerns it, as a
   * regular expression: `useGridSelector\\([^,]+,[^,]+,`.
   */
  readonly when?: string;
  /**
   * The prop without which the use no longer works in the newer major: `showToolbar` for a component
   * in `slots.toolbar`. Components that set it have changed already.
   */
  readonly needs?: string;
  /** The name of a record that says the same, in files in which that one is found. */
  readonly saidBy?: string;
  /** The package from whose imports it is gone, if others still export it. */
  readonly package?: string;
  /** The name in the newer major; with a dot, a path from the same place: `labelStyle.fontSize`. */
  readonly becomes?: string;
  /** The module that exports `becomes`, if the reader's import changes. */
  readonly module?: string;
  readonly plan?: PaidPlan;
  /** What readers notice, as Markdown. */
  readonly notice: string;
  /** What to do, as Markdown. */
  readonly todo: string;
  readonly codemod?: {
    /** The transformer, such as `rename-props`. */
    readonly name: string;
    /** What it leaves, as Markdown. */
    readonly misses?: string;
  };
  /** The id of the guide's section. */
  readonly section: string;
  /**
   * Where a package of the newer major shows it, for what types don't show: a file below `@mui/`,
   * and text in it. `x-data-grid/components/GridHeader.js: rootProps.showToolbar`.
   */
  readonly evidence?: string;
}

/** The changes of a product from one major, or from the lab, to the next major. */
export interface ChangeStep {
  readonly product: ApiProduct;
  /** `v7`; `lab` for components that came from `@mui/lab`. */
  readonly from: string;
  readonly to: string;
  /** The route of the guide, without the base path: `migration/migration-charts-v7/`. */
  readonly guide: string;
  /** The codemod that does what it can: `v8.0.0/charts/preset-safe`. */
  readonly codemod?: string;
  readonly records: readonly ChangeRecord[];
}

/** The file with all changes, below the base URL of a site. */
export const CHANGES_FILE = 'changes.json';

/** Kinds that a type checker reports, if it knows the types of what it reads. */
const CERTAIN: readonly ChangeKind[] = ['renamed', 'removed', 'type'];

export const isCertain = (kind: ChangeKind) => CERTAIN.includes(kind);
