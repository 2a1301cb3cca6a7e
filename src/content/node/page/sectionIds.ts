import { ContentError } from '../../../base/shared/contentProblem';
import type { Page } from './readPage';

/** The ids of a page's headings; none if it can't be parsed, which its own check reports. */
export function sectionIds(page: Pick<Page, 'headings'>): string[] {
  try {
    return page.headings.map(({ id }) => id);
  } catch (error) {
    if (error instanceof ContentError) {
      return [];
    }
    throw error;
  }
}
