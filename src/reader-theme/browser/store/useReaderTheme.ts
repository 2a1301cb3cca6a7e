import { createContext, useContext, useEffect } from 'react';
import type { ReaderTheme } from '@site/src/reader-theme/browser/document';
import { addThemedPart, setReaderTheme, useStoredTheme } from './store';

/** A theme that only applies to a part of the page, such as the preview of the studio. */
export interface ThemePreview {
  readonly theme: ReaderTheme;
  /** Leaves a theme with which components crash. */
  readonly leave: () => void;
}

export const ThemePreviewContext = createContext<ThemePreview | null>(null);
ThemePreviewContext.displayName = 'ThemePreview';

/**
 * The theme of this part of the page: the preview's, or else the reader's. `null` without one, until
 * it has loaded, and on the server.
 */
export function useReaderTheme(): ReaderTheme | null {
  const preview = useContext(ThemePreviewContext);
  const theme = useStoredTheme();
  return preview?.theme ?? theme;
}

/** A function that turns the theme of this part of the page off; `null` without a theme. */
export function useLeaveTheme(): (() => void) | null {
  const preview = useContext(ThemePreviewContext);
  const theme = useReaderTheme();
  return preview?.leave ?? (theme && (() => void setReaderTheme(null)));
}

/** Registers this part of the page as following the reader's theme, so that the page is marked. */
export function useThemedPart(): void {
  const isPreview = useContext(ThemePreviewContext) !== null;
  useEffect(() => (isPreview ? undefined : addThemedPart()), [isPreview]);
}
