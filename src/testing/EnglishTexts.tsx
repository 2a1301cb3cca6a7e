import type { ReactNode } from 'react';
import english from '@site/i18n/translations.json';
import { TranslationsProvider } from '@site/src/features/i18n';

const data = { language: 'en', tables: { en: english } };

/** Wraps what a test renders, so that `useTranslate` gives the site's English texts. */
export function EnglishTexts({ children }: { readonly children: ReactNode }) {
  return <TranslationsProvider data={data}>{children}</TranslationsProvider>;
}
