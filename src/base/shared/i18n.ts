/**
 * Translation tables: nested objects of messages by language code, with English as the fallback.
 */

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

/** Values for the `{name}` placeholders of a message. */
export type TranslationValues = Readonly<Record<string, string | number>>;

/** Shown instead of every message of a language without a table. */
const NO_TEXT = '…';

/** The entries of `table` whose dotted keys are accepted. */
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

/** The message of a dotted key such as `settings.mode`, or `null`. */
export function findText(table: TranslationTable | undefined, key: string): string | null {
  let node: string | TranslationTable | undefined = table;
  for (const part of key.split('.')) {
    node = typeof node === 'object' && Object.hasOwn(node, part) ? node[part] : undefined;
  }
  return typeof node === 'string' ? node : null;
}

/** The entries of `table` that `other` lacks. */
export const missingEntries = (table: TranslationTable, other: TranslationTable) =>
  filterTable(table, (key) => findText(other, key) === null);

/** The title of a navigation entry. The key isn't split, because a pathname can contain dots. */
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

/** Replaces `{name}` by its value. A placeholder without a value stays visible. */
export function fillPlaceholders(text: string, values: TranslationValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : placeholder),
  );
}

export interface Translator {
  readonly language: string;
  /** @returns the message in the current language, in English, or `null` */
  readonly translate: (key: string, values?: TranslationValues) => string | null;
  /**
   * @returns the translated title of a navigation entry, or `null` if it keeps its own. Never
   * warns.
   */
  readonly translatePageTitle: (pathname: string) => string | null;
}

/**
 * The missing messages that were logged, as `<language>:<key>`. Shared by all translators, because
 * every component with lazy messages has its own.
 */
const warned = new Set<string>();

function warnOnce(message: string): void {
  if (!warned.has(message)) {
    warned.add(message);
    console.warn(`Missing translation for ${message}`);
  }
}

/**
 * @param warnsInBrowser whether to warn about each missing message, once per page load. Off on the
 * server, where every page would repeat the warning.
 */
export function createTranslator(data: TranslationData, warnsInBrowser: boolean): Translator {
  const { language, tables } = data;
  function tableOrWarn(): TranslationTable | undefined {
    const table = tables[language];
    if (!table) {
      console.error(`Missing language: ${language}.`);
    }
    return table;
  }

  return {
    language,
    translate(key, values) {
      const table = tableOrWarn();
      if (!table) {
        return NO_TEXT;
      }
      const own = findText(table, key);
      if (own === null && warnsInBrowser) {
        warnOnce(`${language}:${key}`);
      }
      const text = own ?? findText(tables[FALLBACK_LANGUAGE], key);
      return text === null ? null : fillPlaceholders(text, values);
    },
    translatePageTitle(pathname) {
      const table = tableOrWarn();
      return table ? findPageTitle(table, pathname) : NO_TEXT;
    },
  };
}

/**
 * A translator that also contains the messages in `data`, whose keys must not overlap with its own.
 */
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
