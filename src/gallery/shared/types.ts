import type { ExportLanguage } from '../../demos/shared/demoExport';

/** A file of a template. */
export interface TemplateFile {
  /** The path below `templates`: `dashboard/Dashboard.tsx`, `shared/Brand.tsx`, `theme.ts`. */
  readonly name: string;
  readonly code: string;
  /** The inner HTML of a `<code>` element, highlighted at build time. */
  readonly html: string;
}

/** The files of a template for the source view and the download. */
export interface TemplateSources {
  /** Starting with the entry. */
  readonly files: Readonly<Record<ExportLanguage, readonly TemplateFile[]>>;
  /** The exact versions of the packages that an export can need, by package. */
  readonly packages: Readonly<Record<string, string>>;
}

/** The facts about a template in the gallery. */
export interface TemplateFacts {
  readonly name: string;
  /** The names of the MUI X components that it uses. */
  readonly components: readonly string[];
  /** The number of Material UI components that it uses. */
  readonly materialCount: number;
}
