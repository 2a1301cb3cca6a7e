import type { DemoSourceFile } from '../../demos/shared/demo';
import type { ExportLanguage } from '../../demos/shared/demoExport';

/** The files of a template for the source view and the download. */
export interface TemplateSources {
  /** Starting with the entry. Their names are paths below `templates`, such as `shared/Brand.tsx`. */
  readonly files: Readonly<Record<ExportLanguage, readonly DemoSourceFile[]>>;
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
