import type { ContentProblem } from '../../../../base/shared/contentProblem';
import type { AnchorsByPage, PageAnchors } from '../publishedAnchors';

/** A removed page, or a page with removed sections, to which other sites link. */
export interface LostAnchors {
  /** The path below the folder of the major: `react-data-grid/sorting/`. */
  readonly page: string;
  readonly problems: readonly ContentProblem[];
}

const LOST_PAGE: ContentProblem = {
  found: 'the published page is gone.',
  expected: 'a page at this address, or a rule in data/redirects.json that leads away from it.',
};

function lostSection(anchor: string): ContentProblem {
  return {
    found: `no section has the published id \`${anchor}\`.`,
    expected: `a heading that ends in {#${anchor}}, or its new place in \`movedSections\` of the front matter.`,
    fix: 'Lead to the section where the answer is now; its words may be others.',
  };
}

/**
 * Finds published ids that no longer work, because other sites may link to them.
 *
 * @param published What a major has published so far.
 * @param pages What it contains now.
 * @param isRedirected Whether a removed page has a redirect.
 */
export function findLostAnchors(
  published: AnchorsByPage,
  pages: ReadonlyMap<string, PageAnchors>,
  isRedirected: (page: string) => boolean,
): LostAnchors[] {
  return Object.entries(published).flatMap(([page, anchors]) => {
    const now = pages.get(page);
    if (now === undefined) {
      return isRedirected(page) ? [] : [{ page, problems: [LOST_PAGE] }];
    }
    const problems = anchors
      .filter((anchor) => !now.headings.includes(anchor) && !now.moved.includes(anchor))
      .map(lostSection);
    return problems.length > 0 ? [{ page, problems }] : [];
  });
}
