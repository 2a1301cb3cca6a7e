import type { ThemeFile } from '../sandbox';
import { hasExpressions, moduleOfVersion1 } from './version1';
import { isObject, type Json, type JsonObject, type StoredTheme, type ThemeEntry } from './types';

/** A theme that was made in the studio has version 1, which is its options alone. */
const VERSIONS = [1, 2];

/** The longest theme that is stored or shared, in characters. */
export const MAX_LENGTH = 500_000;
/** The longest source that can be pasted or dropped, in characters. */
export const MAX_SOURCE = 200_000;
const MAX_FILES = 100;

export const NO_THEME: StoredTheme = {
  files: [],
  pick: null,
  changes: {},
  found: null,
  entry: null,
};

/** A theme that consists of options alone. */
export const plainTheme = (changes: JsonObject): StoredTheme => ({ ...NO_THEME, changes });

export const isEmpty = ({ files, changes }: StoredTheme) =>
  files.length === 0 && Object.keys(changes).length === 0;

/** The stored form of a theme. */
export function writeTheme({ files, pick, changes, found, entry }: StoredTheme): string {
  return JSON.stringify(
    files.length === 0
      ? { version: 1, options: changes }
      : {
          version: 2,
          files,
          ...(pick !== null && { pick }),
          ...(Object.keys(changes).length > 0 && { options: changes }),
          ...(found && { found }),
          ...(entry && { entry }),
        },
  );
}

/** What ends a text in code, separates folders of Windows, or changes how a name reads. */
const FOREIGN = /[\\'"`<>:|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A name of a file that a theme can have, from that of a reader's file: it is written into imports. */
export const toFileName = (name: string) => name.replaceAll(FOREIGN, '-').slice(-MAX_NAME);

const MAX_NAME = 200;

const isFile = (value: unknown): value is StoredTheme['files'][number] =>
  isObject(value) &&
  typeof value.code === 'string' &&
  typeof value.name === 'string' &&
  /^[^/\s].*\.[a-z]{2,4}$/.test(value.name) &&
  value.name === toFileName(value.name) &&
  !value.name.split('/').includes('..');

const NAMES = /^[A-Za-z_$][\w$]*(?:, [A-Za-z_$][\w$]*)*$/;
const ACCESS =
  /^([A-Za-z_$][\w$]*)(?:\.[A-Za-z_$][\w$]*)*(?:\((?:'\w+'|true|false|\{ mode: '\w+' \})?\))?$/;

/**
 * How the files export a theme, if that is only names. It is written into a module that runs in an
 * application, and a file can give its exports any name.
 */
export function readEntry(value: unknown, files: readonly ThemeFile[]): ThemeEntry | null {
  const { file, import: names, light, dark } = { ...(value as Partial<ThemeEntry> | null) };
  const isImported = (access: unknown): access is string => {
    const name = typeof access === 'string' ? ACCESS.exec(access)?.[1] : undefined;
    return name !== undefined && String(names).split(', ').includes(name);
  };
  return typeof names === 'string' &&
    NAMES.test(names) &&
    isImported(light) &&
    isImported(dark) &&
    files.some(({ name }) => name === file)
    ? { file: String(file), import: names, light, dark }
    : null;
}

/**
 * Reads the stored form.
 *
 * @throws with the reason if it isn't one
 */
export function readTheme(text: string): StoredTheme {
  if (text.length > MAX_LENGTH) {
    throw new Error('The theme is too long.');
  }
  let stored: Json;
  try {
    stored = JSON.parse(text) as Json;
  } catch {
    throw new Error('The stored theme is not valid JSON.');
  }
  const { version, files = [], pick, options = {}, found, entry } = isObject(stored) ? stored : {};
  if (!VERSIONS.includes(Number(version))) {
    throw new Error(
      `The theme has the version ${String(version as number)}; this site reads ${VERSIONS.join(' and ')}.`,
    );
  }
  if (!isObject(options)) {
    throw new Error('The options of a theme must be an object.');
  }
  if (version === 1) {
    return hasExpressions(options)
      ? { ...NO_THEME, files: [{ name: 'theme.ts', code: moduleOfVersion1(options) }] }
      : plainTheme(options);
  }
  if (!Array.isArray(files) || files.length > MAX_FILES || !files.every(isFile)) {
    throw new Error('The files of the stored theme are damaged.');
  }
  const raw = isObject(found) ? { light: found.light ?? {}, dark: found.dark ?? null } : null;
  return {
    files,
    pick: typeof pick === 'string' ? pick : null,
    changes: options,
    found: raw,
    entry: readEntry(entry, files),
  };
}
