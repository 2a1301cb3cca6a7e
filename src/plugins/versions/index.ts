export {
  buildVersions,
  contentRoot,
  docsVersionOptions,
  readTopology,
  documentedMajors,
  type BuildVersion,
} from './buildVersions';
export { findCurrentPath } from './findCurrentPath';
export {
  aliasedPackages,
  packageAliases,
  packagesRoot,
  type AliasedPackage,
} from './packageAliases';
export { basePathOf, placeOfContent, type ContentPlace } from './contentPlace';
