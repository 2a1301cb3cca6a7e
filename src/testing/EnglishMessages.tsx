import type { ReactNode } from 'react';
import { TranslatorContext } from '@site/src/features/i18n';
import { lateGroupOf } from '@site/src/plugins/translations/lateTexts';
import { createTranslator, type Translator } from '@site/src/shared/i18n';
import { builtTexts } from './builtTexts';

const early = createTranslator(builtTexts(null), false);

/** Where readers would see a key, a test fails. */
const strict: Translator = {
  ...early,
  translate(key, values) {
    const text = early.translate(key, values);
    if (text === null) {
      throw new Error(
        `No text "${key}" here. Group in src/plugins/translations/lateTexts.ts: ` +
          `${lateGroupOf(key) ?? 'none'}. Its texts are inside of what \`withLateTexts\` wraps: ` +
          'render the feature as its index exports it, or take the key out of the group.',
      );
    }
    return text;
  },
};

/**
 * Wraps what a test renders, so that `useTranslate` gives the site's English texts. Late ones are no
 * less late than on the site: they come with the features that wrap themselves in `withLateTexts`.
 */
export function EnglishTexts({ children }: { readonly children: ReactNode }) {
  return <TranslatorContext value={strict}>{children}</TranslatorContext>;
}
