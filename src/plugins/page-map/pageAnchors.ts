import type { Page } from '../../build/page';

/** The section that a list of components in the front matter adds, see `remarkApiSection`. */
const API_SECTION = 'api';

/** The ids of the sections of a page: those of its headings up to the third level. */
export function pageAnchors({
  frontMatter,
  headings,
}: Pick<Page, 'frontMatter' | 'headings'>): string[] {
  const own = headings.filter(({ depth }) => depth <= 3).map(({ id }) => id);
  return Array.isArray(frontMatter.components) ? [...own, API_SECTION] : own;
}
