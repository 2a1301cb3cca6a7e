export {
  ALLOWED_FINDINGS,
  lowerAllowedFindings,
  overAllowed,
  readAllowedFindings,
} from './allowedFindings';
export { checkOnePage, findPageFile } from './checkOnePage';
export { findEmptySections } from './emptySections';
export { checkFrontMatters } from './checkFrontMatters';
export { checkPages, checkText, type PageReader } from './checkPages';
export { createPageChecker, type PageChecker } from './pageChecker';
export { readSiteAddresses, type SiteAddresses } from './siteAddresses';
