export { getTheme, loadReaderTheme, retryTheme, setReaderTheme, useShownTheme } from './store';
export { beginTrial, forgetFreeze, hasFrozen } from './trial';
export {
  ThemePreviewContext,
  useLeaveTheme,
  useReaderTheme,
  useThemedPart,
} from './useReaderTheme';
