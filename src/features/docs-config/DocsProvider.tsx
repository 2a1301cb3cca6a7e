import { useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DocsConfig } from '@site/src/shared/docsConfig';
import { DocsConfigContext } from './DocsConfigContext';
import { readServices } from './readServices';

/** Hands the configuration of the site and the services of the page to everything inside. */
export function DocsProvider({ children }: { readonly children: ReactNode }) {
  const { customFields } = useDocusaurusContext().siteConfig;
  // Docusaurus does not know their type; docusaurus.config.ts checks it. The value never changes:
  // if it did, everything that reads it would render again.
  const [config] = useState(() => ({
    ...(customFields as unknown as DocsConfig),
    services: readServices(),
  }));
  return <DocsConfigContext value={config}>{children}</DocsConfigContext>;
}
