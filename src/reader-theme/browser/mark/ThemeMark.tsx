import { useLazy } from '@site/src/base/browser/lazy';
import { useShownTheme } from '@site/src/reader-theme/browser/store';

const importMark = () => import('./ReaderThemeMark');

/** Says on every page with demos that they are in the reader's theme. Loads for these readers only. */
export function ThemeMark() {
  const theme = useShownTheme();
  const { value: mark } = useLazy(importMark, theme !== null);
  return theme && mark && <mark.ReaderThemeMark theme={theme} />;
}
