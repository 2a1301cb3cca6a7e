import type { ComponentProps, ReactNode } from 'react';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import { MemoryRouter } from 'react-router-dom';
import type { DocsConfig as Config } from '@site/src/base/shared/docsConfig';
import { DocsConfig } from '@site/src/base/testing/DocsConfig';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';

const site = {
  siteConfig: {
    baseUrl: '/x/',
    trailingSlash: true,
    future: { experimental_router: 'browser' },
  },
} as unknown as ComponentProps<typeof Context.Provider>['value'];

// Links prefetch their target through this object of Docusaurus.
Object.assign(window, { docusaurus: { prefetch: () => {}, preload: () => {} } });

interface SiteFrameProps {
  readonly children: ReactNode;
  readonly path?: string;
  /** Overrides of the test configuration. */
  readonly config?: Partial<Config>;
}

/** Provides what pages need: a site configuration, English messages, and a location. */
export function SiteFrame({ children, path = '/', config }: SiteFrameProps) {
  return (
    <Context.Provider value={site}>
      <MemoryRouter initialEntries={[path]}>
        <DocsConfig change={config}>
          <EnglishMessages>{children}</EnglishMessages>
        </DocsConfig>
      </MemoryRouter>
    </Context.Provider>
  );
}
