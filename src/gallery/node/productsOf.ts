import { PRODUCTS, type OwnProductId } from '../../content/shared/products';
import { readModule } from '../../demos/shared/demoExport/readModule';
import type { CollectedFile } from './collectFiles';

/** Matches the names of components, without other exports that look like one. */
const COMPONENT = /^(?!Grid(?!$)|Adapter|LocalizationProvider)[A-Z][a-z]\w*$/;

/** The products whose components a template imports, in the order of menus. */
export function productsOf(files: readonly CollectedFile[]): readonly OwnProductId[] {
  const modules = files
    .flatMap(({ text }) => readModule(text).bindings)
    .filter(({ imported, isType }) => !isType && COMPONENT.test(imported))
    .map(({ specifier }) => specifier);
  return PRODUCTS.map(({ id }) => id).filter((id) =>
    modules.some((specifier) => specifier.startsWith(`@mui/${id}`)),
  );
}
