export { LongDate } from './LongDate';
export { useLongDate } from './useLongDate';
export { SiteTranslationsProvider } from './SiteTranslationsProvider';
export { TranslationsProvider, TranslatorContext } from './TranslationsProvider';
export type { TranslationKey } from './translationKey';
export { useLanguage, useNavTitle, useTranslate } from './useTranslate';
export type { Translate } from './useTranslate';
export { withLazyMessages } from './withLazyMessages';
