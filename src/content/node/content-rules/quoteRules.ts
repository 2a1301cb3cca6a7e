import type { Code, InlineCode, Node, Root } from 'mdast';
import type { ContentProblem } from '../../../base/shared/contentProblem';
import { lineOf, walk } from '../page';

/** Word processors write these for `"` and `'`. */
const TYPOGRAPHIC = /[\u2018\u2019\u201c\u201d]/;

/** In these languages, the type check reports quotes outside strings and comments. */
const CHECKED = /^[jt]sx?$/;

function isCode(node: Node): node is Code | InlineCode {
  return node.type === 'inlineCode' || (node.type === 'code' && !CHECKED.test(langOf(node)));
}

function langOf(node: Node): string {
  return (node as Code).lang ?? '';
}

/** Code with typographic quotes doesn't run when a reader copies it. */
export function checkQuotes(root: Root): ContentProblem[] {
  return walk(root)
    .filter(isCode)
    .flatMap((code): ContentProblem[] => {
      const lines = code.value.split('\n');
      const index = lines.findIndex((line) => TYPOGRAPHIC.test(line));
      const text = lines[index]?.trim() ?? '';
      // The first line of a code block is below its fence.
      const offset = code.type === 'code' ? index + 1 : index;
      return index < 0
        ? []
        : [
            {
              line: (lineOf(code) ?? 1) + offset,
              at: TYPOGRAPHIC.exec(text)?.[0],
              found: `Typographic quotes in code: \`${text}\`.`,
              expected: `straight quotes: ' or ".`,
            },
          ];
    });
}
