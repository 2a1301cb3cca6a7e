export { createPageReader } from './createPageReader';
export { headingIds, type PageHeading } from './headings';
export type { PageLink } from './links';
export { listPages } from './listPages';
export { readPage, type Page } from './readPage';
