export { API_SECTION, hasApiSection } from './apiSection';
export { createPageReader, type PageReader } from './createPageReader';
export { withContent, type PageContent } from './content';
export { findDemoTags, readDemos, type PageDemo } from './demos';
export { readFences } from './fences';
export { lineOfKey } from './lineOfKey';
export { isHeading, PINNED_ID, planHeadingId, readHeadings, type PageHeading } from './headings';
export {
  isElement,
  isJsx,
  literalAttributes,
  textAttribute,
  type JsxElement,
  type LiteralAttribute,
  type LiteralValue,
} from './jsx';
export type { PageLink } from './links';
export { listPages } from './listPages';
export { isCode, isLink, isParent, lineOf, textOf, walk } from './mdast';
export { mdxProblem } from './mdxProblem';
export type { PageMention } from './mentions';
export { looksLikeCode } from './namesInCode';
export { parseBody } from './parseBody';
export { plainText } from './plainText';
export { isPlanMarker, planMarkersOf, planOfMarker } from './planMarkers';
export { readFrontMatter } from './readFrontMatter';
export { readPage, readPages, readValidPages, type Page } from './readPage';
export { sectionIds } from './sectionIds';
export { titledFiles, type TitledFile } from './titledFiles';
