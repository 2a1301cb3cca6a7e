export { NavigationNotice } from './NavigationNotice';
export { savesData } from './savesData';
export { usePreloadOnScreen } from './usePreloadOnScreen';
