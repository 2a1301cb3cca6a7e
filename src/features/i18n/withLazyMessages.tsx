import { useContext, useMemo, type ComponentType } from 'react';
import { extendTranslator, type TranslationData } from '@site/src/shared/i18n';
import { TranslatorContext } from './TranslationsProvider';

/**
 * Gives a component, and everything inside, the texts of a late group (`plugins/translations/lateTexts`).
 * They come with the component's own code: import them where you wrap it, from
 * `@generated/docs-translations/default/<group>.json`.
 */
export function withLateTexts<Props extends object>(
  texts: TranslationData,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  function WithLateTexts(props: Props) {
    const translator = useContext(TranslatorContext);
    const extended = useMemo(
      () => translator && extendTranslator(translator, texts, typeof window !== 'undefined'),
      [translator],
    );
    return (
      <TranslatorContext value={extended}>
        <Component {...props} />
      </TranslatorContext>
    );
  }
  return WithLateTexts;
}
