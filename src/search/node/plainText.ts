import { fromMarkdown } from 'mdast-util-from-markdown';
import { memoize } from '../../base/shared/memoize';
import { plainText } from '../../content/node/page';

/**
 * Markdown outside a page as plain text: without markup, tags, and URLs. Many components have members
 * with the same description, and the dev server reads all again.
 */
export const toPlainText = memoize((markdown: string) => plainText(fromMarkdown(markdown)));

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
