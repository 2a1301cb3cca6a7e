export { checkOnePage, findPageFile } from './checkOnePage';
export { checkFrontMatters } from './checkFrontMatters';
export { checkPages, checkText, type PageReader } from './checkPages';
export { readSiteAddresses, type SiteAddresses } from './siteAddresses';
