import type { Root } from 'mdast';
import type { ContentProblem } from '../../../base/shared/contentProblem';
import { isHeading, readHeadings, textOf, walk } from '../page';

/** `{#my-id}` or `{/* #my-id *\/}` in a heading. */
const OWN_ID = /\{#|^\s*\/\*/;

/**
 * Each id leads to one section. A repeated heading without its own id gets a number, and with it an
 * address that changes when a section is added above.
 */
export function checkHeadingIds(root: Root): ContentProblem[] {
  const hasOwnId = walk(root)
    .filter(isHeading)
    .map((heading) => heading.children.some((child) => OWN_ID.test(textOf(child))));
  const lineOfId = new Map<string, number | undefined>();
  const lineOfTitle = new Map<string, number | undefined>();
  return readHeadings(root).flatMap(({ id, line, title }, index): ContentProblem[] => {
    const name = title.toLowerCase();
    const isUsed = lineOfId.has(id);
    const isRepeated = lineOfTitle.has(name) && !hasOwnId[index];
    const problem = {
      line,
      found: isUsed
        ? `The id \`#${id}\` also belongs to the heading in line ${lineOfId.get(id)}.`
        : `The heading "${title}" also stands in line ${lineOfTitle.get(name)}.`,
      expected: isUsed
        ? 'a different id for each section.'
        : 'a different text, or an id that stays when sections are added.',
      fix: isUsed
        ? 'Give one of the headings another id, and keep the published one.'
        : `Reword it, or write \`{#${id}}\` after it.`,
    };
    lineOfId.set(id, lineOfId.get(id) ?? line);
    lineOfTitle.set(name, lineOfTitle.get(name) ?? line);
    return isUsed || isRepeated ? [problem] : [];
  });
}
