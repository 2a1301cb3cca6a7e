import { useCallback } from 'react';
import { useLazy } from '@site/src/base/browser/lazy';
import { importedNames } from '@site/src/demos/shared/importedNames';
import type { InspectCatalog } from '@site/src/inspect/shared/inspect';
import { loadCatalogs, productsIn } from './loadCatalogs';

export interface InspectData {
  readonly catalogs: readonly InspectCatalog[];
  /** The names that the demo imports from the packages. */
  readonly imported: readonly string[];
}

/**
 * What is known about the parts of a demo.
 *
 * @param loadCode loads the demo's files; a stable function
 */
export function useCatalogs(major: string, loadCode: () => Promise<readonly string[]>) {
  const load = useCallback(async (): Promise<InspectData> => {
    const code = (await loadCode()).join('\n');
    const catalogs = await loadCatalogs(major, productsIn(code));
    return { catalogs, imported: importedNames(code) };
  }, [major, loadCode]);
  return useLazy(load, true);
}
