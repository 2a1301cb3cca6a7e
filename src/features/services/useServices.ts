import { useSyncExternalStore } from 'react';
import type { SiteServices } from '@site/src/shared/services';
import { readServices } from './readServices';

const NONE: SiteServices = {};
const neverChanges = () => () => undefined;

/** The services of this build; none on the server and for the first render. */
export function useServices(): SiteServices {
  return useSyncExternalStore(neverChanges, readServices, () => NONE);
}
