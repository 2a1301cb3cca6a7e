export {
  ALLOWED_FINDINGS,
  lowerAllowedFindings,
  overAllowed,
  readAllowedFindings,
} from './allowedFindings';
export { checkFrontMatters } from './checkFrontMatters';
export { checkOnePage, findPageFile } from './checkOnePage';
export { checkPages, checkText } from './checkPages';
export { findEmptySections } from './emptySections';
export { createPageChecker, type PageChecker } from './pageChecker';
export { readSiteAddresses, type SiteAddresses } from './siteAddresses';
