import { useCallback, useEffect, useState } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { follow } from '@site/src/base/browser/lazy';
import {
  checkDocument,
  readTheme,
  withoutFunctions,
  type Problem,
  type ThemeDocument,
} from '@site/src/reader-theme/browser/document';
import { fromHash } from './shareTheme';

/** A theme that came with the address, until the reader has decided about it. */
export interface SharedTheme {
  readonly document: ThemeDocument;
  /** What could not be kept. */
  readonly dropped: readonly Problem[];
  /** The style functions, which links don't carry. */
  readonly functions: readonly Problem[];
}

export interface SharedThemeState {
  readonly shared: SharedTheme | null;
  /** Why the theme of the address can't be opened. */
  readonly error: string | null;
  /** Removes it from the address. */
  readonly dismiss: () => void;
}

/** Reads the theme of an address; it isn't used before the reader agrees. */
async function readShared(hash: string): Promise<SharedTheme | null> {
  const text = await fromHash(hash);
  if (text === null) {
    return null;
  }
  const { document, errors, dropped } = checkDocument(readTheme(text));
  const [first] = errors;
  if (first) {
    throw new Error(first.message);
  }
  const plain = withoutFunctions(document);
  return { document: plain.document, dropped, functions: plain.removed };
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
      (error) =>
        setState({ shared: null, error: error instanceof Error ? error.message : String(error) }),
    );
  }, [hash]);

  const dismiss = useCallback(() => {
    setState(NO_THEME);
    history.replace({ ...history.location, hash: '' });
  }, [history]);

  return { ...state, dismiss };
}
