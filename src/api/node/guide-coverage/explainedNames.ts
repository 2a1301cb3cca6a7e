import type { Node } from 'mdast';
import { isParent } from '../../../content/node/page';

/** A name, and the line of the sentence or table row that explains it. */
export interface Explanation {
  readonly name: string;
  readonly line: number;
}

/** A sentence with fewer other words only refers to the name, as in "See `rowHeight`." */
const MIN_WORDS = 3;
/** A table row has the name in its first cell, so two more words explain it. */
const MIN_WORDS_IN_ROW = 2;

const STRING = /(?<quote>['"`]).*?\k<quote>/g;
const IDENTIFIER = /[A-Za-z_$][\w$]*/g;
const WORD = /\p{L}[\p{L}\p{N}'’-]*/gu;
const SENTENCE_END = /(?<=[.!?])\s+(?=\S)/;
/** Replaces inline code while the text is split into sentences. */
const PLACEHOLDER = /\uE000(?<index>\d+)\uE001/g;

interface Prose {
  /** The text with a placeholder for each piece of code. */
  readonly text: string;
  readonly codes: readonly string[];
}

function readProse(node: Node): Prose {
  const codes: string[] = [];
  const read = (part: Node): string => {
    if (part.type === 'inlineCode' && 'value' in part) {
      codes.push(String(part.value));
      return `\uE000${codes.length - 1}\uE001`;
    }
    if (part.type === 'text' && 'value' in part) {
      return String(part.value);
    }
    return isParent(part) ? part.children.map(read).join(part.type === 'tableRow' ? ' ' : '') : '';
  };
  return { text: read(node), codes };
}

function namesInCode(code: string): string[] {
  return code.replaceAll(STRING, ' ').match(IDENTIFIER) ?? [];
}

function countWords(text: string): number {
  return text.replaceAll(PLACEHOLDER, ' ').match(WORD)?.length ?? 0;
}

/** The names in a sentence, if it has enough words to explain each of them. */
function namesInSentence(sentence: string, codes: readonly string[]): string[] {
  const named = [...sentence.matchAll(PLACEHOLDER)].map(
    ({ groups }) => codes[Number(groups?.index)] ?? '',
  );
  return countWords(sentence) >= Math.max(MIN_WORDS, named.length)
    ? named.flatMap(namesInCode)
    : [];
}

function namesInRow({ codes, text }: Prose): string[] {
  return countWords(text) >= MIN_WORDS_IN_ROW ? codes.flatMap(namesInCode) : [];
}

function explainedBy(node: Node): string[] {
  const prose = readProse(node);
  return node.type === 'tableRow'
    ? namesInRow(prose)
    : prose.text.split(SENTENCE_END).flatMap((sentence) => namesInSentence(sentence, prose.codes));
}

/**
 * The code names that the sentences and table rows of a page explain. Headings, code blocks, bare
 * lists of names, and components that print the API don't count.
 */
export function findExplanations(root: Node): Explanation[] {
  if (root.type === 'heading') {
    return [];
  }
  if (root.type === 'paragraph' || root.type === 'tableRow') {
    return explainedBy(root).map((name) => ({ name, line: root.position?.start.line ?? 0 }));
  }
  return isParent(root) ? root.children.flatMap(findExplanations) : [];
}
