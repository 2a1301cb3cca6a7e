import type { ReactNode } from 'react';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { TranslationData } from '@site/src/base/shared/i18n';
import { TranslationsProvider } from './TranslationsProvider';

/** Provides the translations of the locale that was built. */
export function SiteTranslationsProvider({ children }: { readonly children: ReactNode }) {
  const data = usePluginData('docs-translations', undefined, { failfast: true }) as TranslationData;
  return <TranslationsProvider data={data}>{children}</TranslationsProvider>;
}
