import { useCallback, useEffect, useState } from 'react';
import { importedNames } from '@site/src/shared/importedNames';
import type { InspectCatalog } from '@site/src/shared/inspect';
import { loadCatalogs, productsIn } from './loadCatalogs';

export interface InspectData {
  readonly catalogs: readonly InspectCatalog[];
  /** The names that the demo imports from the packages. */
  readonly imported: readonly string[];
}

type Loaded = InspectData | 'loading' | 'failed';

/**
 * What is known about the parts of a demo.
 *
 * @param loadCode loads the demo's files; a stable function
 */
export function useCatalogs(major: string, loadCode: () => Promise<readonly string[]>) {
  const [data, setData] = useState<Loaded>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<InspectData> => {
      const code = (await loadCode()).join('\n');
      const catalogs = await loadCatalogs(major, productsIn(code));
      return { catalogs, imported: importedNames(code) };
    };
    load().then(
      (value) => isCurrent && setData(value),
      (error: unknown) => {
        if (isCurrent) {
          console.error('The inspector could not load its data:', error);
          setData('failed');
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [major, loadCode, attempt]);

  const retry = useCallback(() => {
    setData('loading');
    setAttempt((count) => count + 1);
  }, []);
  return { data, retry };
}
