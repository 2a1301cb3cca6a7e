export {
  getTheme,
  loadReaderTheme,
  READER_THEME_KEY,
  setReaderTheme,
  useShownTheme,
} from './store';
export {
  ThemePreviewContext,
  useLeaveTheme,
  useReaderTheme,
  useThemedPart,
} from './useReaderTheme';
