import type { ComponentProps, ReactNode } from 'react';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import { MemoryRouter } from 'react-router-dom';
import { EnglishTexts } from '@site/src/testing/EnglishTexts';

const site = {
  siteConfig: {
    baseUrl: '/x/',
    trailingSlash: true,
    future: { experimental_router: 'browser' },
    customFields: { versions: { root: 'v8', included: ['v8', 'v7'], hosts: {} } },
  },
} as unknown as ComponentProps<typeof Context.Provider>['value'];

// Links fetch their target ahead, by what Docusaurus puts on the window.
Object.assign(window, { docusaurus: { prefetch: () => {}, preload: () => {} } });

interface SiteFrameProps {
  readonly children: ReactNode;
  readonly path?: string;
}

/** What pages expect around them: a site, English texts and an address. */
export function SiteFrame({ children, path = '/' }: SiteFrameProps) {
  return (
    <Context.Provider value={site}>
      <MemoryRouter initialEntries={[path]}>
        <EnglishTexts>{children}</EnglishTexts>
      </MemoryRouter>
    </Context.Provider>
  );
}
