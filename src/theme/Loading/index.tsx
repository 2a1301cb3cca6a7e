export { PageLoading as default } from '@site/src/delivery/browser/client-navigation';
