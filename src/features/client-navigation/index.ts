export { isLoadingAhead } from './loadingAhead';
export { loadPageModule } from './loadPageModule';
export { NavigationNotice } from './NavigationNotice';
export { PageLoading } from './PageLoading';
export { usePreloadOnScreen } from './usePreloadOnScreen';
