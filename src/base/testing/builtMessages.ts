import english from '@site/i18n/translations.json';
import { tablesOfGroup, type LazyGroup } from '@site/src/base/node/translations';
import type { TranslationData } from '@site/src/base/shared/i18n';

/** The site's English messages as the build emits them: those of a lazy group, or the eager ones for `null`. */
export function builtMessages(group: LazyGroup | null): TranslationData {
  return { language: 'en', tables: tablesOfGroup({ en: english }, group) };
}
