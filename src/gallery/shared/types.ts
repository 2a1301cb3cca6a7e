import type { OwnProductId } from '../../content/shared/products';
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
  /** The products whose components it uses; empty if Material UI is enough. */
  readonly products: readonly OwnProductId[];
}
