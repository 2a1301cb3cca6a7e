import { useState, type ReactNode } from 'react';
import { DocsConfigContext, readServices } from '@site/src/features/docs-config';
import type { DocsConfig as Config } from '@site/src/shared/docsConfig';
import type { SiteServices } from '@site/src/shared/services';

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
  /** What differs from the configuration of every test. */
  readonly change?: Partial<Config>;
  /** Default: those of the document's head. */
  readonly services?: SiteServices;
  readonly children: ReactNode;
}

/** Wraps what a test renders, so that it finds a configuration. */
export function DocsConfig({ change, services, children }: DocsConfigProps) {
  const [value] = useState(() => ({
    ...DEFAULTS,
    ...change,
    services: services ?? readServices(),
  }));
  return <DocsConfigContext value={value}>{children}</DocsConfigContext>;
}
