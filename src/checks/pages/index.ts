export {
  ALLOWED_FINDINGS,
  lowerAllowedFindings,
  overAllowed,
  readAllowedFindings,
} from './allowedFindings';
export { checkFrontMatters } from './checkFrontMatters';
export { findPageFile } from './findPageFile';
export { checkPages } from './checkPages';
export { findEmptySections } from './emptySections';
export { createPageChecker } from './pageChecker';
export { readSiteAddresses } from './siteAddresses';
