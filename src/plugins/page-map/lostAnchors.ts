import type { ContentProblem } from '../../shared/contentProblem';
import type { AnchorsByPage, PageAnchors } from './publishedAnchors';

/** A page that lost itself or sections to which links on the web point. */
export interface LostAnchors {
  /** Path below the folder of the major: `react-data-grid/sorting/`. */
  readonly page: string;
  readonly problems: readonly ContentProblem[];
}

const LOST_PAGE: ContentProblem = {
  found: 'the published page is gone.',
  expected: 'a page at this address, or a rule in src/data/redirects.json that leads away from it.',
};

function lostSection(anchor: string): ContentProblem {
  return {
    found: `no section has the published id \`${anchor}\`.`,
    expected: `a heading that ends in {#${anchor}}, or its new place in \`movedSections\` of the front matter.`,
    fix: 'Lead to the section where the answer is now; its words may be others.',
  };
}

/**
 * Published ids are a promise to the web: finds those that lead nowhere any more.
 *
 * @param published What a major has published so far.
 * @param pages What it has now.
 * @param isRedirected Whether a page that is gone leads on.
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
