import { useEffect } from 'react';
import { createStore } from '@site/src/base/browser/store';
import { loadReaderTheme, useReaderTheme } from '@site/src/reader-theme/browser/store';
import type { ReaderTheme } from '@site/src/reader-theme/browser/document';
import { useDemo } from '../model/DemoContext';

/** What the reader chose for all demos, until the page is reloaded. */
const choice = createStore(true);

export interface ExportTheme {
  /** The reader's theme, if it is on, valid, and fits the demo. */
  readonly theme: ReaderTheme | null;
  /** Whether the reader's theme is on, but the demo is too old for it. */
  readonly isTooNew: boolean;
  /** Whether exports include it. Default: true, because the demo shows it. */
  readonly isWanted: boolean;
  readonly setWanted: (isWanted: boolean) => void;
}

/** Material UI 4, on which this major is built, has other theme options. */
const MATERIAL_4_CONTENT = /version-v4$/;

/** The theme that an export or copy of the demo includes. */
export function useExportTheme(): ExportTheme {
  const { contentRoot = '' } = useDemo().props;
  const reader = useReaderTheme();
  const isWanted = choice.use();
  // A demo that only shows its code doesn't load the theme.
  useEffect(() => void loadReaderTheme(), []);
  const theme = reader?.error === null ? reader : null;
  const isOld = MATERIAL_4_CONTENT.test(contentRoot);
  return {
    theme: isOld ? null : theme,
    isTooNew: isOld && theme !== null,
    isWanted,
    setWanted: choice.set,
  };
}
