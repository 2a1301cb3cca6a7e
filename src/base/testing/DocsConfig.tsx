import { useState, type ReactNode } from 'react';
import { DocsConfigContext, readServices } from '@site/src/base/browser/docs-config';
import type { DocsConfig as Config } from '@site/src/base/shared/docsConfig';
import type { SiteServices } from '@site/src/base/shared/services';

const DEFAULTS: Config = {
  libraryVersion: '8.14.1',
  versions: { root: 'v8', included: ['v8', 'v7'], hosts: {} },
  repositoryUrl: 'https://github.com/example/docs',
  repositoryBranch: 'main',
  libraryRepositoryUrl: 'https://github.com/mui/mui-x',
  assistants: [],
  footerLinks: [],
};

interface DocsConfigProps {
  /** Overrides of the test configuration. */
  readonly change?: Partial<Config>;
  /** Default: those in the document's head. */
  readonly services?: SiteServices;
  readonly children: ReactNode;
}

/** Provides a configuration in a test. */
export function DocsConfig({ change, services, children }: DocsConfigProps) {
  const [value] = useState(() => ({
    ...DEFAULTS,
    ...change,
    services: services ?? readServices(),
  }));
  return <DocsConfigContext value={value}>{children}</DocsConfigContext>;
}
