export { createPageReader } from './createPageReader';
export { headingIds, type PageHeading } from './headings';
export type { PageLink } from './links';
export { listPages } from './listPages';
export { lineOf, walk } from './mdast';
export { mdxProblem } from './mdxProblem';
export { parseBody } from './parseBody';
export {
  isPlanMarker,
  PAID_PLANS,
  planMarkersOf,
  planOfMarker,
  type PaidPlan,
} from './planMarkers';
export { readFrontMatter } from './readFrontMatter';
export { readPage, type Page } from './readPage';
