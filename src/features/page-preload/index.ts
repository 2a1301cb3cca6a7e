export { NavigationNotice } from './NavigationNotice';
export { usePreloadOnScreen } from './usePreloadOnScreen';
