export { PageLoading as default } from '@site/src/features/client-navigation';
