import type { ComponentProps, ReactNode } from 'react';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import { MemoryRouter } from 'react-router-dom';
import { EnglishTexts } from '@site/src/testing/EnglishTexts';

const site = {
  siteConfig: { baseUrl: '/x/', trailingSlash: true, future: { experimental_router: 'browser' } },
} as unknown as ComponentProps<typeof Context.Provider>['value'];

// Links fetch their target ahead, by what Docusaurus puts on the window.
Object.assign(window, { docusaurus: { prefetch: () => {}, preload: () => {} } });

interface ApiPageFrameProps {
  readonly children: ReactNode;
  readonly path?: string;
}

/** What API pages expect around them: a site, English texts and an address. */
export function ApiPageFrame({ children, path = '/' }: ApiPageFrameProps) {
  return (
    <Context.Provider value={site}>
      <MemoryRouter initialEntries={[path]}>
        <EnglishTexts>{children}</EnglishTexts>
      </MemoryRouter>
    </Context.Provider>
  );
}
