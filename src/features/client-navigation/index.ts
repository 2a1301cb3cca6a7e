export { isLoadingAhead } from './loadingAhead';
export { NavigationNotice } from './NavigationNotice';
export { PageLoading } from './PageLoading';
export { usePreloadOnScreen } from './usePreloadOnScreen';
