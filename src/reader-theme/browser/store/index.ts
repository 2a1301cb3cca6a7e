export {
  getTheme,
  loadReaderTheme,
  READER_THEME_KEY,
  retryTheme,
  setReaderTheme,
  useShownTheme,
} from './store';
export { beginTrial, forgetFreeze, hasFrozen } from './trial';
export {
  ThemePreviewContext,
  useLeaveTheme,
  useReaderTheme,
  useThemedPart,
} from './useReaderTheme';
