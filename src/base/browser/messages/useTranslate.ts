import { useCallback, useContext } from 'react';
import type { TranslationValues, Translator } from '@site/src/base/shared/i18n';
import type { TranslationKey } from './translationKey';
import { TranslatorContext } from './TranslationsProvider';

function useTranslator(hook: string): Translator {
  const translator = useContext(TranslatorContext);
  if (!translator) {
    throw new Error(
      `${hook} found no translations. Wrap the component in \`TranslationsProvider\`; ` +
        'the site does so in src/theme/Root, a test has to do it itself.',
    );
  }
  return translator;
}

export type Translate = (key: TranslationKey, values?: TranslationValues) => string;

/**
 * @returns a function that returns the message of a key in the current language and replaces its
 * `{name}` placeholders with `values`. An unknown key is returned as is.
 * @throws outside `TranslationsProvider`
 */
export function useTranslate(): Translate {
  const translator = useTranslator('useTranslate');
  return useCallback((key, values) => translator.translate(key, values) ?? key, [translator]);
}

/**
 * @returns the translated title of a navigation entry, or the entry's own title
 * @throws outside `TranslationsProvider`
 */
export function useNavTitle(pathname: string | undefined, ownTitle: string): string {
  const translator = useTranslator('useNavTitle');
  if (pathname === undefined) {
    return ownTitle;
  }
  return translator.translatePageTitle(pathname) ?? ownTitle;
}

/** The language code of the messages, such as `en`. */
export function useLanguage(): string {
  return useTranslator('useLanguage').language;
}
