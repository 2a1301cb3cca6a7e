import { useCallback, useEffect, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { errorMessage } from '@site/src/base/shared/errorMessage';
import { follow } from '@site/src/base/browser/lazy';
import { openTheme, readTheme, type ReaderTheme } from '@site/src/reader-theme/browser/document';
import { fromHash } from './shareTheme';

export interface SharedThemeState {
  /** A theme that came with the address, until the reader has decided about it. */
  readonly shared: ReaderTheme | null;
  /** Why the theme of the address can't be opened. */
  readonly error: string | null;
  /** Removes it from the address. */
  readonly dismiss: () => void;
}

/** Reads the theme of an address; it isn't used before the reader agrees. */
async function readShared(hash: string): Promise<ReaderTheme | null> {
  const text = await fromHash(hash);
  if (text === null) {
    return null;
  }
  // What its files were is the word of whoever wrote the link, so they run here.
  const theme = await openTheme({ ...readTheme(text), found: null, entry: null });
  if (theme.error !== null) {
    throw new Error(theme.error);
  }
  return theme;
}

const NO_THEME = { shared: null, error: null };

/** The theme in the address of the page. */
export function useSharedTheme(): SharedThemeState {
  const history = useHistory();
  const { hash } = useLocation();
  const [state, setState] = useState<Omit<SharedThemeState, 'dismiss'>>(NO_THEME);
  useEffect(() => {
    if (!hash.startsWith('#theme')) {
      return undefined;
    }
    return follow(
      readShared(hash),
      (shared) => setState({ shared, error: null }),
      (error) => setState({ shared: null, error: errorMessage(error) }),
    );
  }, [hash]);
  const dismiss = useCallback(() => {
    setState(NO_THEME);
    history.replace({ ...history.location, hash: '' });
  }, [history]);
  return { ...state, dismiss };
}
