import { useTranslate, type TranslationKey } from '@site/src/base/browser/messages';
import type { Say } from '@site/src/upgrade/shared/check/reportText';

/** The messages of the page for the texts of reports, which are written without React as well. */
export function useSay(): Say {
  const t = useTranslate();
  return (key, values) => t(key as TranslationKey, values);
}
