import type { Root } from 'mdast';
import type { ContentProblem } from '../../../base/shared/contentProblem';
import { isHeading, lineOf, walk } from '../page';

/** The title of a page is its h1. Below it, no heading level may be skipped. */
export function checkHeadings(root: Root): ContentProblem[] {
  const headings = walk(root).filter(isHeading);
  return headings.flatMap((heading, index): ContentProblem[] => {
    const line = lineOf(heading);
    const before = headings[index - 1]?.depth ?? 1;
    if (heading.depth === 1) {
      return [
        {
          line,
          found: 'A heading of the first level.',
          expected: 'only `##` and below: the title in the front matter is the first level.',
        },
      ];
    }
    if (heading.depth > before + 1) {
      const wanted = '#'.repeat(before + 1);
      return [
        {
          line,
          found: `A heading \`${'#'.repeat(heading.depth)}\` comes before any \`${wanted}\` it could belong to.`,
          fix: `Write \`${wanted}\`, or put a \`${wanted}\` heading above it.`,
        },
      ];
    }
    return [];
  });
}
