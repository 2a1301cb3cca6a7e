import {
  FALLBACK_LANGUAGE,
  missingEntries,
  type TranslationData,
  type TranslationTable,
} from '../../shared/i18n';

/**
 * The tables that the pages of a locale need: its own, and the English messages that it lacks. They
 * load with every page, so no message is included twice.
 *
 * @throws if the locale has no table
 */
export function selectTables(
  tables: Readonly<Record<string, TranslationTable>>,
  locale: string,
): TranslationData {
  const own = tables[locale];
  if (!own) {
    throw new Error(
      `The locale "${locale}" has no translation table: there are ${Object.keys(tables).join(', ')}. ` +
        `Add i18n/translations-${locale}.json, or leave the locale out of DOCS_LOCALES.`,
    );
  }
  if (locale === FALLBACK_LANGUAGE) {
    return { language: locale, tables: { [locale]: own } };
  }
  const rest = missingEntries(tables[FALLBACK_LANGUAGE] ?? {}, own);
  return { language: locale, tables: { [locale]: own, [FALLBACK_LANGUAGE]: rest } };
}
