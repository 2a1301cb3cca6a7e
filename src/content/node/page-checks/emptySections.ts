import type { Heading, Root, RootContent } from 'mdast';
import type { ContentProblem } from '../../../base/shared/contentProblem';
import { isElement, isHeading, lineOf, textOf } from '../page';

/** Nodes that print nothing. */
const INVISIBLE = new Set(['mdxjsEsm', 'mdxFlowExpression', 'html', 'definition', 'thematicBreak']);

/** What follows a heading instead of text; `undefined` if there is a sentence, a list, or a table. */
function whatFollows(heading: Heading, next: RootContent | undefined): string | undefined {
  if (next === undefined) {
    return 'the end of the page';
  }
  if (isHeading(next)) {
    // A section may begin with a subsection.
    return next.depth <= heading.depth ? 'the next heading' : undefined;
  }
  if (next.type === 'code') {
    return 'a code block';
  }
  return isElement(next, 'Demo') ? 'a demo' : undefined;
}

/** Sections that have no sentence before their first demo or code block, or no content at all. */
export function checkEmptySections(root: Root): ContentProblem[] {
  const visible = root.children.filter(({ type }) => !INVISIBLE.has(type));
  return visible.flatMap((node, index): ContentProblem[] => {
    if (!isHeading(node)) {
      return [];
    }
    const followed = whatFollows(node, visible[index + 1]);
    return followed === undefined
      ? []
      : [
          {
            line: lineOf(node),
            found: `A heading is followed by ${followed}.`,
            expected: 'a sentence that says what the section is about or what to look at.',
          },
        ];
  });
}

/** Paragraphs that end in a colon, with a heading, a call-out, or nothing after them. */
export function checkColons(root: Root): ContentProblem[] {
  const visible = root.children.filter(({ type }) => !INVISIBLE.has(type));
  return visible.flatMap((node, index): ContentProblem[] => {
    const next = visible[index + 1];
    const isLast = next === undefined || isHeading(next) || next.type === 'containerDirective';
    return node.type === 'paragraph' && isLast && textOf(node).endsWith(':')
      ? [
          {
            line: lineOf(node),
            found: 'A paragraph ends in a colon, but nothing that it announces follows.',
            expected: 'the code, list, table, or demo, or a period.',
          },
        ]
      : [];
  });
}
