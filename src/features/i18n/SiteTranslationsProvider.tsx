import type { ReactNode } from 'react';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { TranslationData } from '@site/src/shared/i18n';
import { TranslationsProvider } from './TranslationsProvider';

/** The translations that the build made for the current locale. */
export function SiteTranslationsProvider({ children }: { readonly children: ReactNode }) {
  const data = usePluginData('docs-translations', undefined, { failfast: true }) as TranslationData;
  return <TranslationsProvider data={data}>{children}</TranslationsProvider>;
}
