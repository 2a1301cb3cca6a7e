export { FoldedTableOfContents, TableOfContents } from './TableOfContents';
