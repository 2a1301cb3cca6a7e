export { PageMetadata as default } from '@site/src/features/page-metadata';
