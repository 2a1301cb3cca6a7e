export {
  entryName,
  findMissingDemos,
  listDemos,
  readVariants,
  rejectFramedStyles,
  requireDemos,
  type DemoVariant,
} from './demoFolder';
export {
  chunkQuery,
  DEMO_QUERY,
  MODULES_QUERY,
  parseDemoRequest,
  PREVIEWS_QUERY,
  propsQuery,
  SOURCES_QUERY,
  sourcesQuery,
  STYLES_QUERY,
  type DemoChunk,
  type DemoRequest,
  type PlacedDemo,
} from './demoRequest';
export { readPackageVersions } from './packageVersions';
export { parseDemoHeights, reservedHeight, type DemoHeights } from './props/demoHeights';
export { listImports } from './source/listImports';
export { extractPreview } from './source/previewMarkers';
export { toJavaScript } from './source/toJavaScript';
export { collectFiles, type AuthoredFile } from './source/variantFiles';
export {
  buildVariantSources,
  publishedName,
  toSourceFile,
  type BuiltSources,
} from './source/variantSources';
