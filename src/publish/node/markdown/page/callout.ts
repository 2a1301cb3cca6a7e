import type { Node } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

const TITLES: Readonly<Record<string, string>> = {
  info: 'Info',
  success: 'Tip',
  warning: 'Warning',
  error: 'Danger',
};

export function isCallout(node: Node): node is ContainerDirective {
  return node.type === 'containerDirective' && (node as ContainerDirective).name in TITLES;
}

/** The `[title]` of a call-out is its first paragraph with a marker. */
export function isCalloutTitle(node: Node): boolean {
  return (node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;
}

/** Converts a call-out to a block quote that starts with its type. */
export function calloutToQuote({ name }: ContainerDirective, title: string, text: string): string {
  const kind = TITLES[name] ?? name;
  const head = title ? `**${kind}: ${title}**` : `**${kind}**`;
  return [head, '', ...text.trim().split('\n')]
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}
