import { useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DocsConfig } from '@site/src/base/shared/docsConfig';
import { DocsConfigContext } from './DocsConfigContext';
import { readServices } from './readServices';

/** Provides the configuration of the site and the services of the page. */
export function DocsProvider({ children }: { readonly children: ReactNode }) {
  const { customFields } = useDocusaurusContext().siteConfig;
  // Docusaurus doesn't know its type; docusaurus.config.ts checks it. The value never changes,
  // because a change would re-render all its consumers.
  const [config] = useState(() => ({
    ...(customFields as unknown as DocsConfig),
    services: readServices(),
  }));
  return <DocsConfigContext value={config}>{children}</DocsConfigContext>;
}
