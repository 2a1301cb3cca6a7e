export { isLoadingAhead } from './loadingAhead';
export { NavigationNotice } from './NavigationNotice';
export { PageLoading } from './PageLoading';
export { savesData } from './savesData';
export { usePreloadOnScreen } from './usePreloadOnScreen';
export { whenIdle } from './whenIdle';
