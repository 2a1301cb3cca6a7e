export { loadReaderTheme, setReaderTheme, useReaderTheme } from './store';
