export { checkCaseTwins } from './caseTwins';
export { checkFrontMatters } from './checkFrontMatters';
export { findPageFile } from './findPageFile';
export { checkPages } from './checkPages';
export { createPageChecker } from './pageChecker';
export { checkReadable } from './checkReadable';
export { readSiteAddresses } from './siteAddresses';
