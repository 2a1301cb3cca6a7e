import type { ContentProblem } from '../../shared/contentProblem';
import type { PublishedPages } from '../../shared/coverage';
import { pageAnchors } from './pageAnchors';

/** A page that lost sections to which links on the web point. */
export interface LostAnchors {
  /** Route without final slash: `/x/react-data-grid/sorting`. */
  readonly pathname: string;
  readonly problems: readonly ContentProblem[];
}

function toProblem(anchor: string): ContentProblem {
  return {
    found: `no section has the published id \`${anchor}\`.`,
    expected: `a heading that ends in {#${anchor}}.`,
    fix: 'Give the id to the section where the answer is now; its words may be others.',
  };
}

/**
 * Published ids are a promise to the web: finds those that no heading has any more.
 *
 * @param published What the web links to.
 * @param readPage Text of a page; undefined while it is not written.
 */
export function findLostAnchors(
  published: PublishedPages,
  readPage: (pathname: string) => string | undefined,
): LostAnchors[] {
  return Object.entries(published).flatMap(([pathname, { anchors }]) => {
    const text = readPage(pathname);
    const present = new Set(text === undefined ? anchors : pageAnchors(text));
    const problems = anchors.filter((anchor) => !present.has(anchor)).map(toProblem);
    return problems.length > 0 ? [{ pathname, problems }] : [];
  });
}
