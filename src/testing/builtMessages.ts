import english from '@site/i18n/translations.json';
import { tablesOfGroup, type LateGroup } from '@site/src/plugins/translations/lateTexts';
import type { TranslationData } from '@site/src/shared/i18n';

/** The site's English texts as the build passes them on: of a late group, or with null the others. */
export function builtTexts(group: LateGroup | null): TranslationData {
  return { language: 'en', tables: tablesOfGroup({ en: english }, group) };
}
