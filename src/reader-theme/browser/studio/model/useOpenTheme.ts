import { useEffect, useMemo, useState } from 'react';
import { errorMessage } from '@site/src/base/shared/errorMessage';
import { follow } from '@site/src/base/browser/lazy';
import {
  compileTheme,
  NO_THEME,
  openTheme,
  type ReaderTheme,
  type StoredTheme,
} from '@site/src/reader-theme/browser/document';

export interface OpenTheme {
  /** The last theme whose files have run. */
  readonly theme: ReaderTheme;
  /** Whether the files of a newer one are running. */
  readonly isRunning: boolean;
  /** Why its files could not be run: the sandbox didn't load. */
  readonly error: string | null;
}

/** Prepares the theme that the reader works on, in the sandbox if it has files. */
export function useOpenTheme(stored: StoredTheme): OpenTheme {
  const plain = useMemo(() => (stored.files.length === 0 ? compileTheme(stored) : null), [stored]);
  const [last, setLast] = useState(() => ({ of: NO_THEME, theme: compileTheme(NO_THEME) }));
  const [failed, setFailed] = useState<{ readonly of: StoredTheme; readonly error: string } | null>(
    null,
  );
  useEffect(() => {
    if (stored.files.length === 0) {
      return undefined;
    }
    return follow(
      openTheme(stored, { alwaysRun: true }),
      (theme) => setLast({ of: stored, theme }),
      (error) => setFailed({ of: stored, error: errorMessage(error) }),
    );
  }, [stored]);
  return {
    theme: plain ?? last.theme,
    isRunning: plain === null && last.of !== stored && failed?.of !== stored,
    error: failed?.of === stored ? failed.error : null,
  };
}
