import fs from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from '../../shared/contentProblem';
import { FALLBACK_LANGUAGE, type TranslationTable } from '../../shared/i18n';
import { parseJson } from '../author-errors';

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
 * @throws ContentError if a file is no JSON or contains anything but nested objects of strings
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
  assertTable(value, { name, lines: json.split('\n') }, []);
  return value;
}

interface TableFile {
  readonly name: string;
  readonly lines: readonly string[];
}

/** The line of a nested key: that of its last part, below the lines of its parents. */
function lineOfKeys({ lines }: TableFile, keys: readonly string[]): number {
  return keys.reduce((line, key) => {
    const index = lines.findIndex((text, at) => at >= line && text.includes(`"${key}":`));
    return index < 0 ? line : index;
  }, 0);
}

function assertTable(
  value: unknown,
  file: TableFile,
  keys: readonly string[],
): asserts value is TranslationTable {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ContentError(file.name, [
      {
        line: lineOfKeys(file, keys) + 1,
        found: `${keys.length > 0 ? `\`${keys.join('.')}\`` : 'The file'} is ${JSON.stringify(value)}.`,
        expected: 'text, or an object of texts.',
      },
    ]);
  }
  for (const [key, entry] of Object.entries(value)) {
    if (typeof entry !== 'string') {
      assertTable(entry, file, [...keys, key]);
    }
  }
}
