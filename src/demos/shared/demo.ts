/**
 * What the build passes to the browser about a demo. `src/demos/node/plugin` writes it, and
 * `src/demos/browser` reads it.
 */
import type { ComponentType } from 'react';
import type { PaidPlan, Plan } from '../../content/shared/plans';

/**
 * The styling of a demo's source. `system` always exists; the others if there is a sibling file.
 */
export const DEMO_STYLINGS = ['system', 'tailwind', 'css'] as const;
export type DemoStyling = (typeof DEMO_STYLINGS)[number];

export const DEMO_BACKGROUNDS = ['outlined', 'inline', 'plain', 'gradient'] as const;
export type DemoBackground = (typeof DEMO_BACKGROUNDS)[number];

/** A file of a demo. */
export interface DemoSourceFile {
  /** The file name with its extension, such as `ColumnTypes.tsx`. */
  readonly name: string;
  /** The code that is copied, exported, and edited. */
  readonly code: string;
  /**
   * The code highlighted at build time: the inner HTML of a `<code>` element with one
   * `span.token-line` per line.
   */
  readonly html: string;
}

/** Code in both languages, and what readers of a paid plan see instead, if it differs. */
export interface OfPlans<Code> {
  readonly ts: Code;
  /** Generated from `ts`. */
  readonly js: Code;
  /** In quickstarts. */
  readonly plans?: { readonly [plan in PaidPlan]?: Pick<OfPlans<Code>, 'ts' | 'js'> };
}

/** The sources of a styling variant. The first file is the entry, the others its local modules. */
export type DemoVariantSources = OfPlans<readonly DemoSourceFile[]>;

/** The preview of a variant's entry: the lines between the markers. */
export type DemoPreview = OfPlans<DemoSourceFile>;

/** The default export of a demo's preview chunk. Variants without a preview are missing. */
export type DemoPreviews = { readonly [styling in DemoStyling]?: DemoPreview };

/** The sources of a demo in the file with those of all demos of its page. */
export interface DemoSources {
  readonly variants: { readonly [styling in DemoStyling]?: DemoVariantSources };
  /** The exact installed versions of the packages that an export can need, by package. */
  readonly packages: Readonly<Record<string, string>>;
}

/** Loads the component of a variant. */
export type DemoLoader = () => Promise<{ default: ComponentType }>;

/**
 * The reserved height of the canvas in px if it is narrower (narrow) or at least 600 px wide
 * (wide).
 */
export interface DemoHeight {
  readonly wide: number;
  readonly narrow: number;
}

/** The number of lines in each language. */
export interface DemoLineCounts {
  readonly ts: number;
  readonly js: number;
}

/**
 * What the page needs to know about the code of the `system` variant before its sources load, so
 * that the toolbar is correct and the height of the code is reserved.
 */
export interface DemoCodeFacts {
  /** The lines of the entry's full source. */
  readonly lines: DemoLineCounts;
  /** The lines of the preview; undefined if there is none. */
  readonly previewLines?: DemoLineCounts;
  /** Whether there are several files, and therefore tabs above the full source. */
  readonly hasTabs?: boolean;
  /** Whether it shows a data grid with a toolbar, which its placeholder then has, too. */
  readonly hasGridToolbar?: boolean;
}

/** The options of `<Demo>` besides `file`. */
export interface DemoOptions {
  /** The look of the canvas. Default: `outlined`, or `plain` if `iframe` is set. */
  readonly bg?: DemoBackground;
  /** The reserved height in px at every width, instead of the measured one. */
  readonly height?: number;
  /**
   * The maximum width of the demo in px, which is then centered. Default: the width of the text.
   */
  readonly maxWidth?: number;
  /** Render in an iframe, for demos with viewport units or media queries. */
  readonly iframe?: boolean;
  /** Hide the toolbar and the code. Ignored if the demo doesn't run. */
  readonly hideToolbar?: boolean;
  /** Start with the full source open. */
  readonly defaultCodeOpen?: boolean;
  /**
   * Other names in published links, separated by spaces, such as those of a demo that was in a
   * folder: `behavior-button/MaterialDatePicker`.
   */
  readonly aliases?: string;
  /** Hide the sponsor line in this demo's code area. */
  readonly disableAd?: boolean;
}

/** The props of the `<Demo>` component after the build has resolved `<Demo file="…" />`. */
export interface ResolvedDemoProps extends DemoOptions {
  /**
   * The file name without extension, which is also the published deep link (`#ColumnTypes.tsx`).
   */
  readonly name: string;
  /**
   * The path of the entry below the content root, such as
   * `react-data-grid/column-definition/ColumnTypes.tsx`.
   */
  readonly path: string;
  /** The folder of its major in the repository, if it isn't `docs`: `versioned_docs/version-v7`. */
  readonly contentRoot?: string;
  /** Set if the packages of its major don't run here, so that only the code is shown. */
  readonly isCodeOnly?: true;
  /** The highest plan that the demo's imports need. */
  readonly plan: Plan;
  readonly reserved: DemoHeight;
  readonly code: DemoCodeFacts;
  /**
   * The preview of the `system` variant in TypeScript, as in `DemoSourceFile.html`. Only the server
   * has it: browsers find it in the page.
   */
  readonly previewHtml?: string;
  readonly loaders: { readonly [styling in DemoStyling]?: DemoLoader };
  /** Fetches the scripts for `loaders` without running them. Undefined if the demo doesn't run. */
  readonly fetchScripts?: () => Promise<unknown>;
  /**
   * Separate from the sources, because previews are initially visible, and the sources of a page
   * are large.
   */
  readonly loadPreviews: () => Promise<{ default: DemoPreviews }>;
  readonly loadSources: () => Promise<DemoSources>;
  /** The URL of the file that `loadSources` fetches. Only browsers have it. */
  readonly sourcesUrl?: string;
  /**
   * The modules that the demo imports, for live editing: resolves to namespaces of packages and
   * local modules by specifier.
   */
  readonly loadModules: () => Promise<{ default: Readonly<Record<string, unknown>> }>;
}
