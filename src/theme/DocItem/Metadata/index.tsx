export { PageMetadata as default } from '@site/src/content/browser/page-metadata';
