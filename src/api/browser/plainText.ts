import type { RichInline, RichText } from '@site/src/api/shared/apiPage';

function inlineText(node: RichInline): string {
  if (typeof node === 'string') {
    return node;
  }
  if ('code' in node) {
    return node.code;
  }
  return ('strong' in node ? node.strong : node.text).map(inlineText).join('');
}

/** Rich text without markup, for searching. */
export function plainText(text: RichText | undefined): string {
  return (text ?? [])
    .map((block) => {
      if ('code' in block) {
        return block.code;
      }
      return ('p' in block ? block.p : block.list.flat()).map(inlineText).join('');
    })
    .join(' ');
}
