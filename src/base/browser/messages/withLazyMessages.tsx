import { useContext, useMemo, type ComponentType } from 'react';
import { extendTranslator, type TranslationData } from '@site/src/base/shared/i18n';
import { TranslatorContext } from './TranslationsProvider';

/**
 * Adds a group of lazy messages (`src/base/node/translations/lazyMessages`) for a component and everything
 * inside it. They load with the component's code: import them where you wrap it, from
 * `@generated/docs-translations/default/<group>.json`.
 */
export function withLazyMessages<Props extends object>(
  messages: TranslationData,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  function WithLazyMessages(props: Props) {
    const translator = useContext(TranslatorContext);
    const extended = useMemo(
      () => translator && extendTranslator(translator, messages, typeof window !== 'undefined'),
      [translator],
    );
    return (
      <TranslatorContext value={extended}>
        <Component {...props} />
      </TranslatorContext>
    );
  }
  return WithLazyMessages;
}
