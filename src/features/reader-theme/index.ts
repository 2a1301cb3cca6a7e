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
  type ThemePreview,
} from './useReaderTheme';
