import type { ReactNode } from 'react';
import { Analytics } from '@site/src/audience/browser/analytics';
import { CodePreferencesProvider } from '@site/src/display/browser/code-preferences';
import { DocsProvider } from '@site/src/base/browser/docs-config';
import { SiteTranslationsProvider } from '@site/src/base/browser/messages';
import { StableHead } from '@site/src/content/browser/page-head';
import { NavigationNotice, RouteAnnouncement } from '@site/src/delivery/browser/client-navigation';
import { ThemeMark } from '@site/src/reader-theme/browser/mark';
import { ThemeProvider } from '@site/src/display/browser/mode';

/** Stays mounted for the whole visit, so it contains the state that all pages share. */
export default function Root({ children }: { readonly children: ReactNode }) {
  return (
    <DocsProvider>
      <SiteTranslationsProvider>
        <ThemeProvider>
          <CodePreferencesProvider>
            {children}
            <NavigationNotice />
            <RouteAnnouncement />
            <ThemeMark />
            <Analytics />
            <StableHead />
          </CodePreferencesProvider>
        </ThemeProvider>
      </SiteTranslationsProvider>
    </DocsProvider>
  );
}
