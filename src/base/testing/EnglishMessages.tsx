import type { ReactNode } from 'react';
import { TranslatorContext } from '@site/src/base/browser/messages';
import { lazyGroupOf } from '@site/src/base/node/translations';
import { createTranslator, type Translator } from '@site/src/base/shared/i18n';
import { builtMessages } from './builtMessages';

const eager = createTranslator(builtMessages(null), false);

/** Throws where readers would see a key instead of a message. */
const strict: Translator = {
  ...eager,
  translate(key, values) {
    const text = eager.translate(key, values);
    if (text === null) {
      throw new Error(
        `No message "${key}" here. Group in src/base/node/translations/lazyMessages.ts: ` +
          `${lazyGroupOf(key) ?? 'none'}. Its messages are available inside \`withLazyMessages()\`: ` +
          'render the feature as its index exports it, or list the key in EAGER_MESSAGES.',
      );
    }
    return text;
  },
};

/**
 * Provides the site's English messages in a test. As on the site, lazy messages are available only
 * inside the features that wrap themselves in `withLazyMessages()`.
 */
export function EnglishMessages({ children }: { readonly children: ReactNode }) {
  return <TranslatorContext value={strict}>{children}</TranslatorContext>;
}
