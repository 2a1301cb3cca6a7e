export { FoldedTableOfContents, TableOfContents } from './TableOfContents';
export type { TocEntry } from './TocList';
