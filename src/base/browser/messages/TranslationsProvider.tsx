import { createContext, useMemo, type ReactNode } from 'react';
import {
  createTranslator,
  type TranslationData,
  type Translator,
} from '@site/src/base/shared/i18n';

export const TranslatorContext = createContext<Translator | null>(null);
TranslatorContext.displayName = 'Translator';

export interface TranslationsProviderProps {
  readonly data: TranslationData;
  readonly children: ReactNode;
}

/** Provides the messages of one language. */
export function TranslationsProvider({ data, children }: TranslationsProviderProps) {
  const translator = useMemo(() => createTranslator(data, typeof window !== 'undefined'), [data]);
  return <TranslatorContext value={translator}>{children}</TranslatorContext>;
}
