export {
  buildVersions,
  contentRoot,
  docsVersionOptions,
  readTopology,
  writtenMajors,
  type BuildVersion,
} from './buildVersions';
export { findCurrentPath } from './findCurrentPath';
export { packageAliases } from './packageAliases';
export { basePathOf, placeOfContent, type ContentPlace } from './contentPlace';
