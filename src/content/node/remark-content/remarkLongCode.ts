import type { InlineCode, Root } from 'mdast';
import { walk } from '../page';
import { isLongCode } from '../../shared/codeChip';

/** Marks code in sentences that is too long for one line. Other code isn't broken (`prose.css`). */
export function remarkLongCode() {
  return (root: Root): void => {
    walk(root)
      .filter((node): node is InlineCode => node.type === 'inlineCode' && 'value' in node)
      .filter(({ value }) => isLongCode(value))
      .forEach((node) => {
        node.data = { ...node.data, hProperties: { dataLong: '' } };
      });
  };
}
