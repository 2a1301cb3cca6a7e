export { PageLoading as default } from '@site/src/features/page-preload';
