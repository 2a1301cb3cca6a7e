/** Translation tables: nested objects of text by language code, with English as the fallback. */

/** The content of an `i18n/translations*.json` file. */
export interface TranslationTable {
  readonly [key: string]: string | TranslationTable;
}

/** Tables by language code. */
export type TranslationTables = Readonly<Record<string, TranslationTable | undefined>>;

export const FALLBACK_LANGUAGE = 'en';

/** What the build passes to the browser: the current language and the tables that it needs. */
export interface TranslationData {
  readonly language: string;
  readonly tables: TranslationTables;
}

/** Values for the `{name}` placeholders of a text. */
export type TranslationValues = Readonly<Record<string, string | number>>;

/** Shown in place of every text of a language that has no table. */
const NO_TEXT = '…';

/** Deep copy of `base` with the entries of `over` on top. */
export function mergeTables(base: TranslationTable, over: TranslationTable): TranslationTable {
  const merged: Record<string, string | TranslationTable> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const existing = merged[key];
    merged[key] =
      typeof existing === 'object' && typeof value === 'object'
        ? mergeTables(existing, value)
        : value;
  }
  return merged;
}

/** The part of `table` that `other` does not have. */
export function missingEntries(table: TranslationTable, other: TranslationTable): TranslationTable {
  const missing: Record<string, string | TranslationTable> = {};
  for (const [key, value] of Object.entries(table)) {
    const counterpart = other[key];
    if (typeof value === 'object' && typeof counterpart === 'object') {
      const rest = missingEntries(value, counterpart);
      if (Object.keys(rest).length > 0) {
        missing[key] = rest;
      }
    } else if (counterpart === undefined) {
      missing[key] = value;
    }
  }
  return missing;
}

/** The part of `table` whose dotted keys are wanted. */
export function filterTable(
  table: TranslationTable,
  isWanted: (key: string) => boolean,
  prefix = '',
): TranslationTable {
  const part: Record<string, string | TranslationTable> = {};
  for (const [key, value] of Object.entries(table)) {
    if (typeof value === 'object') {
      const inner = filterTable(value, isWanted, `${prefix}${key}.`);
      if (Object.keys(inner).length > 0) {
        part[key] = inner;
      }
    } else if (isWanted(prefix + key)) {
      part[key] = value;
    }
  }
  return part;
}

/** The text at a dotted key such as `settings.mode`; null when there is none. */
export function findText(table: TranslationTable | undefined, key: string): string | null {
  let node: string | TranslationTable | undefined = table;
  for (const part of key.split('.')) {
    node = typeof node === 'object' && Object.hasOwn(node, part) ? node[part] : undefined;
  }
  return typeof node === 'string' ? node : null;
}

/** Title of a navigation entry. Looked up whole: a pathname may contain dots. */
export function findPageTitle(
  table: TranslationTable | undefined,
  pathname: string,
): string | null {
  const pages = table?.pages;
  if (typeof pages !== 'object') {
    return null;
  }
  const key = [pathname, pathname.replace(/\/$/, '')].find((path) => Object.hasOwn(pages, path));
  const title = key === undefined ? undefined : pages[key];
  return typeof title === 'string' ? title : null;
}

/** Replaces `{name}` by its value; a placeholder without value stays visible. */
export function fillPlaceholders(text: string, values: TranslationValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : placeholder),
  );
}

export interface Translator {
  readonly language: string;
  /** @returns the text in the current language, else in English, else null. */
  readonly translate: (key: string, values?: TranslationValues) => string | null;
  /** @returns the translated title of a navigation entry, or null: it then keeps its own. Never warns. */
  readonly translatePageTitle: (pathname: string) => string | null;
}

/**
 * @param warnsInBrowser warn about missing texts, once a key. Off on the server, where every page
 * would repeat them.
 */
export function createTranslator(data: TranslationData, warnsInBrowser: boolean): Translator {
  const { language, tables } = data;
  const warned = new Set<string>();

  function tableOrComplain(): TranslationTable | undefined {
    const table = tables[language];
    if (!table) {
      console.error(`Missing language: ${language}.`);
    }
    return table;
  }

  return {
    language,
    translate(key, values) {
      const table = tableOrComplain();
      if (!table) {
        return NO_TEXT;
      }
      const own = findText(table, key);
      if (own === null && warnsInBrowser && !warned.has(key)) {
        warned.add(key);
        console.warn(`Missing translation for ${language}:${key}`);
      }
      const text = own ?? findText(tables[FALLBACK_LANGUAGE], key);
      return text === null ? null : fillPlaceholders(text, values);
    },
    translatePageTitle(pathname) {
      const table = tableOrComplain();
      return table ? findPageTitle(table, pathname) : NO_TEXT;
    },
  };
}

/** A translator that knows the texts of `data` too. They have to be others than its own. */
export function extendTranslator(
  translator: Translator,
  data: TranslationData,
  warnsInBrowser: boolean,
): Translator {
  const more = createTranslator(data, warnsInBrowser);
  const hasText = (key: string) =>
    Object.values(data.tables).some((table) => findText(table, key) !== null);
  return {
    ...translator,
    translate: (key, values) => (hasText(key) ? more : translator).translate(key, values),
  };
}
