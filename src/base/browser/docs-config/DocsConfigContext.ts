import { createContext } from 'react';
import type { DocsConfig } from '@site/src/base/shared/docsConfig';
import type { SiteServices } from '@site/src/base/shared/services';

export interface DocsConfigValue extends DocsConfig {
  /** The services of the page; none on the server. Components read them with `useServices()`. */
  readonly services: SiteServices;
}

export const DocsConfigContext = createContext<DocsConfigValue | null>(null);
