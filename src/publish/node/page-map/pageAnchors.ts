import { API_SECTION, hasApiSection, type Page } from '../../../content/node/page';

/** The ids of the sections of a page: those of its headings up to the third level. */
export function pageAnchors({
  frontMatter,
  headings,
}: Pick<Page, 'frontMatter' | 'headings'>): string[] {
  const own = headings.filter(({ depth }) => depth <= 3).map(({ id }) => id);
  return hasApiSection(frontMatter) ? [...own, API_SECTION] : own;
}
