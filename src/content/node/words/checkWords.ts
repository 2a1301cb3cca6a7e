import {
  inOrder,
  type ContentProblem,
  type ProblemFile,
} from '../../../base/shared/contentProblem';
import { lineAt, type Prose } from './prose';
import { readTexts } from './readTexts';
import { findSentences } from './sentences';
import { createSpellChecker, DICTIONARY, type Misspelling, type SpellChecker } from './spelling';
import { findTerms } from './terms';

function oneOf(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(' or ');
}

function termProblems(texts: readonly Prose[]): ContentProblem[] {
  return texts.flatMap((prose) =>
    findTerms(prose.text).map(({ offset, term, use }) => ({
      line: lineAt(prose, offset),
      at: term,
      found: `"${term}" is on the list of words to avoid.`,
      fix: use.length === 0 ? 'Leave it out.' : `Write ${oneOf(use)}.`,
    })),
  );
}

const GUIDE = /^docs\//;

function sentenceProblems(file: string, texts: readonly Prose[]): ContentProblem[] {
  return !GUIDE.test(file)
    ? []
    : texts.flatMap((prose) =>
        findSentences(prose.text).map(({ offset, ...problem }) => ({
          line: lineAt(prose, offset),
          ...problem,
        })),
      );
}

async function spellingProblem(
  { offset, prose, word }: Misspelling,
  suggest: SpellChecker['suggest'],
): Promise<ContentProblem> {
  const suggestions = await suggest(word);
  const meant = suggestions.length === 0 ? '' : `Did you mean ${oneOf(suggestions)}? `;
  return {
    line: lineAt(prose, offset),
    at: word,
    found: `"${word}" is in no dictionary of American English.`,
    fix: `${meant}A name or term that is right goes into ${DICTIONARY}.`,
  };
}

/**
 * Checks spelling, and words and sentences that the writing guide replaces.
 *
 * @param siteDir The absolute path.
 * @param files Paths from there.
 * @returns The files with findings.
 */
export async function checkWords(
  siteDir: string,
  files: readonly string[],
): Promise<ProblemFile[]> {
  const { check, suggest } = await createSpellChecker(siteDir);
  const read = await Promise.all(
    files.map(async (file) => ({ file, texts: await readTexts(siteDir, file) })),
  );
  const misspelled = await check(read.flatMap(({ texts }) => texts));
  const found: ProblemFile[] = [];
  for (const { file, texts } of read) {
    const terms = [...termProblems(texts), ...sentenceProblems(file, texts)];
    const own = new Set(texts);
    const words = misspelled.filter(({ prose }) => own.has(prose));
    const spelling = await Promise.all(words.map((word) => spellingProblem(word, suggest)));
    if (terms.length + spelling.length > 0) {
      found.push({ file, problems: inOrder([...terms, ...spelling]) });
    }
  }
  return found;
}
