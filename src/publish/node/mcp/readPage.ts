import { fitsOneAnswer, splitParts } from './answerParts';
import { findSection, listSections, summarizePage } from './pageSections';

/** What to read of a page. */
export interface PageRequest {
  /** The title or id of a section that must exist. */
  readonly section?: string;
  /** The id in the page's address, which can be of something else. */
  readonly hash?: string;
  /** The part of the text; see `splitParts()`. */
  readonly part?: number;
}

/**
 * The text to return for a page: a section, or the whole page. The first answer about a page that
 * is too long for one is its lead and the list of its sections.
 *
 * @param path The page, for that list.
 * @throws an error that names the sections if there is none with that name
 */
export function readPage(
  path: string,
  markdown: string,
  { section, hash = '', part }: PageRequest,
): string {
  if (section !== undefined) {
    const found = findSection(markdown, section);
    if (!found) {
      const titles = listSections(markdown).map(({ title }) => title);
      throw new Error(
        `The page ${path} has no section "${section}". It has: ${titles.join(', ') || 'none'}.`,
      );
    }
    return found.text;
  }
  if (part !== undefined || fitsOneAnswer(markdown)) {
    return markdown;
  }
  return (
    findSection(markdown, hash)?.text ?? summarizePage(path, markdown, splitParts(markdown).length)
  );
}
