import { outlinePage } from '../search-index/outlinePage';

/** A list of components in the front matter adds a section with this id, see `remarkApiSection`. */
const API_SECTION = 'api';
const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** The heading ids of a page. */
export function pageAnchors(text: string): string[] {
  const own = outlinePage(text).flatMap(({ anchor }) => anchor || []);
  const [frontMatter = ''] = FRONT_MATTER.exec(text) ?? [];
  return /^components:/m.test(frontMatter) ? [...own, API_SECTION] : own;
}
