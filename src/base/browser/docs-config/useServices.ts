import { useSyncExternalStore } from 'react';
import type { SiteServices } from '@site/src/base/shared/services';
import { NO_SERVICES } from './readServices';
import { useDocsConfig } from './useDocsConfig';

const neverChanges = () => () => undefined;

/**
 * The services of this build. None on the server and in the first render, which must match the
 * server's.
 */
export function useServices(): SiteServices {
  const { services } = useDocsConfig();
  return useSyncExternalStore(
    neverChanges,
    () => services,
    () => NO_SERVICES,
  );
}
