import { fromMarkdown } from 'mdast-util-from-markdown';
import { plainText } from '../../content/node/page';

/** Many components have members with the same description, and the dev server reads all again. */
const known = new Map<string, string>();

/** Markdown outside a page as plain text: without markup, tags, and URLs. */
export function toPlainText(markdown: string): string {
  const text = known.get(markdown) ?? plainText(fromMarkdown(markdown));
  known.set(markdown, text);
  return text;
}

/** The first sentence of plain text, truncated at a word with `…` if it is longer than `limit`. */
export function firstSentence(text: string, limit: number): string {
  const sentence = /^.+?[.!?](?=\s+["'(]?[\p{Lu}\p{N}`]|$)/u.exec(text)?.[0] ?? text;
  const plain = sentence.replace(/:$/, '.');
  if (plain.length <= limit) {
    return plain;
  }
  const cut = plain.slice(0, limit - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s,;:]+$/, '')}…`;
}
