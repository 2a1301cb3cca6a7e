import fs from 'node:fs/promises';
import path from 'node:path';
import { FALLBACK_LANGUAGE, type TranslationTable } from '../../shared/i18n';
import { parseJson } from '../../build/author-errors';

export const TRANSLATIONS_FOLDER = 'i18n';

const FILE_NAME = /^translations(?:-(?<language>[a-z]{2}))?\.json$/;

/**
 * The language of a table's file: `translations-zh.json` → `zh`, no suffix → `en`, another file →
 * `null`.
 */
export function languageOfFile(fileName: string): string | null {
  const match = FILE_NAME.exec(fileName);
  return match ? (match.groups?.language ?? FALLBACK_LANGUAGE) : null;
}

/**
 * Reads every table in a folder.
 *
 * @throws an error that names the file and key if a table contains anything but nested objects of
 * strings
 */
export async function readTranslationTables(
  folder: string,
): Promise<Record<string, TranslationTable>> {
  const tables: Record<string, TranslationTable> = {};
  for (const fileName of (await fs.readdir(folder)).sort()) {
    const language = languageOfFile(fileName);
    if (language) {
      const file = path.join(folder, fileName);
      tables[language] = parseTable(
        await fs.readFile(file, 'utf8'),
        `${TRANSLATIONS_FOLDER}/${fileName}`,
      );
    }
  }
  return tables;
}

/** @param name the file in error messages */
export function parseTable(json: string, name: string): TranslationTable {
  const value = parseJson(json, name);
  assertTable(value, name, []);
  return value;
}

function assertTable(
  value: unknown,
  name: string,
  keys: readonly string[],
): asserts value is TranslationTable {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const where = keys.length > 0 ? `"${keys.join('.')}"` : 'the top level';
    throw new Error(
      `${name}: ${where} must be text or an object of texts, but is ${JSON.stringify(value)}.`,
    );
  }
  for (const [key, entry] of Object.entries(value)) {
    if (typeof entry !== 'string') {
      assertTable(entry, name, [...keys, key]);
    }
  }
}
