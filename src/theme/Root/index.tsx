import type { ReactNode } from 'react';
import { Analytics } from '@site/src/features/analytics';
import { CodePreferencesProvider } from '@site/src/features/code-preferences';
import { DocsProvider } from '@site/src/features/docs-config';
import { SiteTranslationsProvider } from '@site/src/features/i18n';
import { StableHead } from '@site/src/features/page-head';
import { NavigationNotice, RouteAnnouncement } from '@site/src/features/client-navigation';
import { ThemeMark } from '@site/src/features/theme-mark';
import { ThemeProvider } from '@site/src/features/theme-mode';

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
