import type { InlineCode, Node, Root } from 'mdast';
import { isParent, lineOf, walk } from './mdast';
import { namesInCode, type CodeName } from './namesInCode';
import { plainText } from './plainText';

/** A code name in the prose of a page. */
export interface PageMention extends CodeName {
  readonly line?: number;
  /** In a heading, at the start of a paragraph, list item, or table row, or elsewhere in one. */
  readonly place: 'heading' | 'subject' | 'sentence';
  /** What the sentence or row says about it, as plain text; empty for a heading. */
  readonly text: string;
}

const BLOCKS = new Set(['heading', 'paragraph', 'tableRow']);
const SENTENCE_START = /(?<=[.!?])\s+(?=["'(]?[\p{Lu}\p{N}`])/u;

function isInlineCode(node: Node): node is InlineCode {
  return node.type === 'inlineCode';
}

function blocksIn(node: Node): Node[] {
  if (BLOCKS.has(node.type)) {
    return [node];
  }
  return isParent(node) ? node.children.flatMap(blocksIn) : [];
}

/** The text of a block; that of a table row is about its first cell. */
function textOfBlock(block: Node): string {
  if (block.type !== 'tableRow' || !isParent(block)) {
    return plainText(block);
  }
  const [subject = '', ...cells] = block.children.map(plainText).filter(Boolean);
  return `${subject}: ${cells.join(' · ')}`;
}

/** `rowHeight: The height.` says `The height.` about its subject, `rowHeight`. */
function withoutSubject(text: string, name: string): string {
  const rest = text.startsWith(name) ? text.slice(name.length).replace(/^\(.*\)(?=:\s)/, '') : '';
  return /^:\s/.test(rest) ? rest.slice(2) : text;
}

function sentenceWith(name: string, sentences: readonly string[]): string {
  return sentences.find((sentence) => sentence.includes(name)) ?? sentences[0] ?? '';
}

function mentionsIn(block: Node): PageMention[] {
  const nodes = walk(block);
  const codes = nodes.filter(isInlineCode);
  if (codes.length === 0) {
    return [];
  }
  const first = nodes.find((node) => !isParent(node));
  const text = block.type === 'heading' ? '' : textOfBlock(block);
  const sentences = text.split(SENTENCE_START);
  return codes.flatMap((code) =>
    namesInCode(code.value).map((name): PageMention => {
      const line = lineOf(code);
      if (block.type === 'heading') {
        return { ...name, line, place: 'heading', text: '' };
      }
      if (code === first) {
        const about = withoutSubject(text, name.name).split(SENTENCE_START);
        return { ...name, line, place: 'subject', text: sentenceWith(name.name, about) };
      }
      return { ...name, line, place: 'sentence', text: sentenceWith(name.name, sentences) };
    }),
  );
}

/** The names in the inline code of a page in order. */
export function readMentions(root: Root): PageMention[] {
  return blocksIn(root).flatMap(mentionsIn);
}
