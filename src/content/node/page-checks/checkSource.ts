import type { ContentProblem } from '../../../base/shared/contentProblem';
import { checkContent, checkPageFrontMatter } from '../content-rules';
import type { Page } from '../page';
import { findMissingDemos } from '../../../demos/node';
import { checkMovedSections } from '../remark-content';
import { DEMO_NAME, checkDemoTags, placedDemos } from '../../../demos/node/remark';
import { checkImageTargets } from './imageTargets';
import { checkUnusedDemos } from './unusedDemos';

/**
 * Checks that need only the page and its files: front matter, call-outs, code blocks, headings, the
 * form of links, images, demos.
 */
export function checkSource(page: Page): ContentProblem[] {
  const { demos, file, frontMatter, headings, name, root, text } = page;
  // A wrong name is already reported.
  const placed = placedDemos(demos).filter((demo) => DEMO_NAME.test(demo.name));
  return [
    ...checkPageFrontMatter(name, frontMatter, text),
    ...checkMovedSections(
      frontMatter,
      headings.map(({ id }) => id),
    ),
    ...checkContent(root),
    ...checkDemoTags(root),
    ...checkImageTargets(page),
    ...findMissingDemos(placed, file),
    ...checkUnusedDemos(page),
  ];
}
