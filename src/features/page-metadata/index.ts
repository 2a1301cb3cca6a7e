export { PageMetadata } from './PageMetadata';
