import type { ExportLanguage } from '../demoExport';

/** One file of a template as a reader sees it. */
export interface TemplateFile {
  /** Path below `src/templates`: `dashboard/Dashboard.tsx`, `shared/Brand.tsx`, `theme.ts`. */
  readonly name: string;
  readonly code: string;
  /** The inner HTML of a `<code>`, highlighted at build time. */
  readonly html: string;
}

/** What the build makes of a template for the source view and the download. */
export interface TemplateSources {
  /** The entry first. */
  readonly files: Readonly<Record<ExportLanguage, readonly TemplateFile[]>>;
  /** Exact versions of the packages that an export may need, by package. */
  readonly packages: Readonly<Record<string, string>>;
}

/** What the gallery says about a template. */
export interface TemplateFacts {
  readonly name: string;
  /** Components of MUI X that it is built with, by name. */
  readonly components: readonly string[];
  /** How many components of Material UI it is built with. */
  readonly materialCount: number;
}
