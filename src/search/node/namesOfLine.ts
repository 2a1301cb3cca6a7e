import { looksLikeCode, namesInLine } from '../../api/node/names';
import { firstSentence, toPlainText } from './plainText';

/** A code name in a section. */
export interface MentionedName {
  readonly name: string;
  /**
   * In the heading, replaced by a diff, as the subject of a line, list item, or table row, or in a
   * sentence.
   */
  readonly place: 'heading' | 'replaced' | 'subject' | 'sentence';
  /** The plain text about it; empty for a heading or a diff. */
  readonly text: string;
}

const MARKS = /^\s*(?:(?:[-*]|\d+\.)\s+|\|\s*|\*\*)*/;
const CELL_BORDER = /(?<!\\)\|/;
const TEXT_LENGTH = 110;
const SENTENCE_START = /(?<=[.!?])\s+(?=["'(]?[\p{Lu}\p{N}`])/u;

/** The text of a table row about its first cell, or the whole line. */
function textAbout(line: string): string {
  const bare = line.replace(MARKS, '');
  if (!line.trimStart().startsWith('|')) {
    return toPlainText(bare);
  }
  const [subject = '', ...cells] = bare
    .split(CELL_BORDER)
    .map((cell) => toPlainText(cell).replaceAll('\\|', '|'))
    .filter(Boolean);
  return `${subject}: ${cells.join(' · ')}`;
}

/** `rowHeight: The height.` starts with the name, which the result already shows. */
function withoutSubject(text: string, name: string): string {
  const [subject = '', ...description] = text.split(/:\s+/);
  return subject.replace(/\(.*\)$/, '') === name && description.length > 0
    ? description.join(': ')
    : text;
}

/**
 * The sentence of a text that contains a name, truncated if it is too long, or the first sentence
 * if none does.
 */
function sentenceWith(text: string, name: string): string {
  const sentences = text.split(SENTENCE_START);
  const sentence = sentences.find((part) => part.includes(name)) ?? sentences[0] ?? '';
  return firstSentence(sentence, TEXT_LENGTH);
}

/**
 * The code names in a line of a page, without duplicates.
 *
 * @param isHeading Whether the line is the text of a heading.
 */
export function namesOfLine(line: string, isHeading = false): MentionedName[] {
  const names = [...new Set(namesInLine(line).map(({ name }) => name))].filter(
    (name) => looksLikeCode(name) || /^Mui[A-Z]?\w*-/.test(name),
  );
  if (names.length === 0) {
    return [];
  }
  if (isHeading) {
    return names.map((name) => ({ name, place: 'heading', text: '' }));
  }
  const text = textAbout(line);
  const [subject = ''] = /^`[^`]+`/.exec(line.replace(MARKS, '')) ?? [];
  const subjects = new Set(namesInLine(subject).map(({ name }) => name));
  return names.map((name) => ({
    name,
    place: subjects.has(name) ? 'subject' : 'sentence',
    text: sentenceWith(withoutSubject(text, name), name),
  }));
}
