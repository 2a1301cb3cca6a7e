export { isLoadingAhead } from './loadingAhead';
export { loadPageModule } from './loadPageModule';
export { NavigationNotice } from './NavigationNotice';
export { PageLoading } from './PageLoading';
export { RouteAnnouncement } from './RouteAnnouncement';
export { usePreloadOnScreen } from './usePreloadOnScreen';
