import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Prose } from './prose';

/** A word that isn't in any dictionary. */
export interface Misspelling {
  /** The text that contains it. */
  readonly prose: Prose;
  /** The index of its first letter in the text. */
  readonly offset: number;
  readonly word: string;
}

export interface SpellChecker {
  /** Finds all mistakes. Give it many texts at once: each call prepares the dictionaries. */
  readonly check: (texts: readonly Prose[]) => Promise<Misspelling[]>;
  /** Corrections for a word. Looking them up takes longer than finding all mistakes. */
  readonly suggest: (word: string) => Promise<string[]>;
}

/** Names that the project accepts, one per line. */
export const DICTIONARY = 'src/content/node/words/dictionary.txt';

/** American English and the field's words. Others of the package would let British spellings pass. */
const DICTIONARIES = [
  'en_us',
  'softwareTerms',
  'typescript',
  'companies',
  'filetypes',
  'fullstack',
];

const LOCALE = 'en-US';
const MAX_SUGGESTIONS = 3;
/** The edit distance between British and American spellings. A larger one takes seconds per word. */
const MAX_CHANGES = 2;
const SEPARATOR = '\n\n';

function readDictionary(siteDir: string): string[] {
  return readFileSync(path.join(siteDir, DICTIONARY), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Finds the text of each offset in the joined texts. Offsets are in ascending order. */
function locate(
  texts: readonly Prose[],
  places: readonly { readonly offset: number; readonly text: string }[],
): Misspelling[] {
  let index = 0;
  let start = 0;
  return [...places]
    .sort((a, b) => a.offset - b.offset)
    .flatMap(({ offset, text: word }) => {
      let prose = texts[index];
      while (prose !== undefined && offset >= start + prose.text.length + SEPARATOR.length) {
        start += prose.text.length + SEPARATOR.length;
        index += 1;
        prose = texts[index];
      }
      return prose === undefined ? [] : [{ prose, offset: offset - start, word }];
    });
}

/**
 * Checks spelling with cspell.
 *
 * @param siteDir Absolute path.
 */
export async function createSpellChecker(siteDir: string): Promise<SpellChecker> {
  // It is an ES module, which takes a moment to load.
  const { spellCheckDocument, suggestionsForWord } = await import('cspell-lib');
  const settings = {
    words: readDictionary(siteDir),
    dictionaries: DICTIONARIES,
    language: LOCALE,
    // By default it stops after a hundred words, and after five of the same.
    maxNumberOfProblems: Infinity,
    maxDuplicateProblems: Infinity,
  };
  return {
    check: async (texts) => {
      const text = texts.map((prose) => prose.text).join(SEPARATOR);
      const { issues } = await spellCheckDocument(
        { uri: 'file:///text.txt', text, languageId: 'plaintext', locale: LOCALE },
        { generateSuggestions: false, noConfigSearch: true },
        settings,
      );
      return locate(texts, issues);
    },
    suggest: async (word) => {
      const { suggestions } = await suggestionsForWord(
        word,
        {
          numSuggestions: MAX_SUGGESTIONS,
          numChanges: MAX_CHANGES,
          locale: LOCALE,
          dictionaries: ['en_us'],
        },
        settings,
      );
      return suggestions
        .slice(0, MAX_SUGGESTIONS)
        .map((suggestion) => suggestion.wordAdjustedToMatchCase ?? suggestion.word);
    },
  };
}
