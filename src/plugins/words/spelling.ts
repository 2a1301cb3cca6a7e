import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lineAt, type Prose } from './prose';

/** A word that no dictionary has. */
export interface Misspelling {
  readonly line: number;
  readonly word: string;
  readonly suggestions: readonly string[];
}

export interface SpellChecker {
  /** Looking for suggestions takes longer than finding all mistakes. */
  (texts: readonly Prose[], options?: { readonly suggest?: boolean }): Promise<Misspelling[]>;
}

/** Names that the project has accepted, one a line. */
export const DICTIONARY = 'src/plugins/words/dictionary.txt';

/** American English and the field's words. Others of the package would let British spellings pass. */
const DICTIONARIES = [
  'en_us',
  'softwareTerms',
  'typescript',
  'companies',
  'filetypes',
  'fullstack',
];

const MAX_SUGGESTIONS = 3;

/** Paragraphs are checked together: each call reads the settings again. */
const SEPARATOR = '\n\n';

function readDictionary(siteDir: string): string[] {
  return readFileSync(path.join(siteDir, DICTIONARY), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function place(texts: readonly Prose[], offset: number): number {
  let start = 0;
  for (const prose of texts) {
    const end = start + prose.text.length + SEPARATOR.length;
    if (offset < end) {
      return lineAt(prose, offset - start);
    }
    start = end;
  }
  return texts.at(-1)?.line ?? 1;
}

/**
 * Checks spelling with cspell.
 *
 * @param siteDir Absolute path.
 */
export async function createSpellChecker(siteDir: string): Promise<SpellChecker> {
  // It is an ES module, which takes a moment to load.
  const { spellCheckDocument } = await import('cspell-lib');
  const words = readDictionary(siteDir);
  return async (texts, { suggest = false } = {}) => {
    const text = texts.map((prose) => prose.text).join(SEPARATOR);
    const { issues } = await spellCheckDocument(
      { uri: 'file:///text.txt', text, languageId: 'plaintext', locale: 'en-US' },
      { generateSuggestions: suggest, noConfigSearch: true },
      {
        words,
        dictionaries: DICTIONARIES,
        language: 'en-US',
        numSuggestions: MAX_SUGGESTIONS,
      },
    );
    return issues.map(({ offset, suggestions = [], text: word }) => ({
      line: place(texts, offset),
      word,
      suggestions: suggestions.slice(0, MAX_SUGGESTIONS),
    }));
  };
}
