/** What the build tells the browser about a demo. Written by `src/plugins/demos`, read by `src/features/demos`. */
import type { ComponentType } from 'react';

/** Styling of a demo's source. `system` always exists; the others where a sibling file does. */
export const DEMO_STYLINGS = ['system', 'tailwind', 'css'] as const;
export type DemoStyling = (typeof DEMO_STYLINGS)[number];

export const DEMO_BACKGROUNDS = ['outlined', 'inline', 'plain', 'gradient'] as const;
export type DemoBackground = (typeof DEMO_BACKGROUNDS)[number];

/** One file of a demo as a reader sees it. */
export interface DemoSourceFile {
  /** File name with its extension, e.g. `ColumnTypes.tsx`. */
  readonly name: string;
  /** The text as it is copied, exported and edited. */
  readonly code: string;
  /** The text highlighted at build time: the inner HTML of a `<code>`, one `span.token-line` a line. */
  readonly html: string;
}

/** The sources of one styling variant. The first file is the entry, the others its local modules. */
export interface DemoVariantSources {
  readonly ts: readonly DemoSourceFile[];
  /** Made from `ts`. Equal to it, but for the file names, when `sameCode` is true. */
  readonly js: readonly DemoSourceFile[];
  /** True when the JavaScript and TypeScript texts are the same, so that a switch would change nothing. */
  readonly sameCode: boolean;
}

/** The essential lines of a variant's entry: those between the preview markers. */
export interface DemoPreview {
  readonly ts: DemoSourceFile;
  readonly js: DemoSourceFile;
}

/** Default export of a demo's preview chunk. A variant that marks no lines is absent. */
export type DemoPreviews = { readonly [styling in DemoStyling]?: DemoPreview };

/** What the file with the sources of a page's demos says of one of them. */
export interface DemoSources {
  readonly variants: { readonly [styling in DemoStyling]?: DemoVariantSources };
  /** Exact versions of the packages that an export may need, as installed here, by package. */
  readonly packages: Readonly<Record<string, string>>;
}

/** Loads the component of one variant. */
export type DemoLoader = () => Promise<{ default: ComponentType }>;

/** Reserved height of the canvas in px, by width of the canvas: below 600 px (narrow) or from there up (wide). */
export interface DemoHeight {
  readonly wide: number;
  readonly narrow: number;
}

/** A count for each language of the same text. */
export interface DemoLineCounts {
  readonly ts: number;
  readonly js: number;
}

/**
 * What the page must know of the `system` variant's code before its sources arrive, so that the
 * toolbar is right at once and the code area reserves its room.
 */
export interface DemoCodeFacts {
  readonly sameCode: boolean;
  /** Lines of the entry's full source. */
  readonly lines: DemoLineCounts;
  /** Lines of the preview; absent when the demo marks none. */
  readonly previewLines?: DemoLineCounts;
  /** Whether there are several files, and so tabs above the full source. */
  readonly hasTabs?: boolean;
}

/** What an author may write on `<Demo>` beside `file`. */
export interface DemoOptions {
  /** Look of the canvas. Default `outlined`; `plain` when `iframe` is set. */
  readonly bg?: DemoBackground;
  /** Reserved height in px at every width, instead of the measured one. */
  readonly height?: number;
  /** Largest width of the demo in px; it is centered. Default: the width of the text. */
  readonly maxWidth?: number;
  /** Render in an iframe, for demos that use viewport units or media queries. */
  readonly iframe?: boolean;
  /** Show the demo alone, without toolbar and code; ignored where demos do not run. */
  readonly hideToolbar?: boolean;
  /** Start with the full source open. */
  readonly defaultCodeOpen?: boolean;
  /**
   * Other names that published links call it by, separated by spaces, e.g. those of a demo that had
   * a folder: `behavior-button/MaterialDatePicker`.
   */
  readonly aliases?: string;
  /** No sponsor line in this demo's code area. */
  readonly disableAd?: boolean;
}

/** Props of the `<Demo>` component after the build has resolved `<Demo file="…" />`. */
export interface ResolvedDemoProps extends DemoOptions {
  /** File name without extension; also the published deep link (`#ColumnTypes.tsx`). */
  readonly name: string;
  /** Path of the entry below the content root, e.g. `react-data-grid/column-definition/ColumnTypes.tsx`. */
  readonly path: string;
  /** Folder of its major in the repository, when that is not `docs`: `versioned_docs/version-v7`. */
  readonly contentRoot?: string;
  /** The packages of its major do not run here: it is shown as code alone. */
  readonly isCodeOnly?: true;
  /** The highest plan that the demo's imports need. */
  readonly plan: 'community' | 'pro' | 'premium';
  readonly reserved: DemoHeight;
  readonly code: DemoCodeFacts;
  readonly loaders: { readonly [styling in DemoStyling]?: DemoLoader };
  /** Fetches the scripts that `loaders` run, and runs nothing of them. Absent where demos do not run. */
  readonly fetchScripts?: () => Promise<unknown>;
  /** Separate from the sources: previews are visible from the start, and the sources of a page are large. */
  readonly loadPreviews: () => Promise<{ default: DemoPreviews }>;
  readonly loadSources: () => Promise<DemoSources>;
  /**
   * The modules that the demo imports, for live editing: resolves to specifier → module namespace,
   * packages and local modules alike.
   */
  readonly loadModules: () => Promise<{ default: Readonly<Record<string, unknown>> }>;
}
