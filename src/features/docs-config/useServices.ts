import { useSyncExternalStore } from 'react';
import type { SiteServices } from '@site/src/shared/services';
import { NO_SERVICES } from './readServices';
import { useDocsConfig } from './useDocsConfig';

const neverChanges = () => () => undefined;

/** The services of this build; none on the server and for the first render, which has to say the same. */
export function useServices(): SiteServices {
  const { services } = useDocsConfig();
  return useSyncExternalStore(
    neverChanges,
    () => services,
    () => NO_SERVICES,
  );
}
