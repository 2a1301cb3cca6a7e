import type { RichBlock, RichInline, RichText } from '../../../../api/shared/apiPage';
import { fence } from '../page/fence';

/** Makes a URL of a page absolute. */
export type ResolveHref = (href: string) => string;

/** Inline code, even if it contains backticks. */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const gap = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${ticks}${gap}${text}${gap}${ticks}`;
}

function inline(node: RichInline, resolve: ResolveHref): string {
  if (typeof node === 'string') {
    // Escapes text that looks like a tag.
    return node.replace(/</g, '\\<');
  }
  if ('code' in node) {
    return code(node.code);
  }
  if ('strong' in node) {
    return `**${inlines(node.strong, resolve)}**`;
  }
  return `[${inlines(node.text, resolve)}](${resolve(node.href)})`;
}

function inlines(nodes: readonly RichInline[], resolve: ResolveHref): string {
  return nodes.map((node) => inline(node, resolve)).join('');
}

function block(value: RichBlock, resolve: ResolveHref): string {
  if ('p' in value) {
    return inlines(value.p, resolve);
  }
  if ('code' in value) {
    return fence(value.code, 'tsx');
  }
  return value.list
    .map((item, index) => `${value.ordered ? `${index + 1}.` : '-'} ${inlines(item, resolve)}`)
    .join('\n');
}

/** Text from the packages' comments as Markdown. */
export function richToMarkdown(text: RichText | undefined, resolve: ResolveHref): string {
  return (text ?? []).map((value) => block(value, resolve)).join('\n\n');
}

/** The same on one line, for a table cell. */
export function richToLine(text: RichText | undefined, resolve: ResolveHref): string {
  return (text ?? [])
    .map((value) => {
      if ('p' in value) {
        return inlines(value.p, resolve);
      }
      return 'code' in value
        ? code(value.code.replace(/\s+/g, ' '))
        : value.list.map((item) => `• ${inlines(item, resolve)}`).join(' ');
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
