export {
  buildVersions,
  contentRoot,
  docsVersionOptions,
  documentedMajors,
  linkedVersions,
  readTopology,
  type BuildVersion,
} from './buildVersions';
export { basePathOf, placeOfContent, type ContentPlace } from './contentPlace';
export { findCurrentPath } from './findCurrentPath';
export { isPartOf, OPEN_CONTENT_FILE, readOpenContent } from './openContent';
export {
  aliasedPackages,
  bundledAliases,
  packageAliases,
  packagesRoot,
  type AliasedPackage,
} from './packageAliases';
