import { useEffect } from 'react';
import { readStorage, removeStorage, writeStorage } from '@site/src/base/shared/safeStorage';
import type { Drafts } from './demoFiles';

/** @returns the edits under this key, or `null` without any, for other content, or without storage */
function readDrafts(key: string): Drafts | null {
  try {
    const drafts: unknown = JSON.parse(readStorage(key, 'sessionStorage') ?? 'null');
    const isDrafts =
      typeof drafts === 'object' &&
      drafts !== null &&
      Object.values(drafts).every((code) => typeof code === 'string');
    return isDrafts && Object.keys(drafts).length > 0 ? (drafts as Drafts) : null;
  } catch {
    return null;
  }
}

/** Without storage, or if it is full, edits last as long as the page. */
export function writeDrafts(key: string, drafts: Drafts): void {
  if (Object.keys(drafts).length > 0) {
    writeStorage(key, JSON.stringify(drafts), 'sessionStorage');
  } else {
    removeStorage(key, 'sessionStorage');
  }
}

/**
 * Calls `onKept` if there are edits from an earlier visit of this tab.
 *
 * @param onKept Must be stable.
 */
export function useKeptDrafts(key: string, onKept: (drafts: Drafts) => void): void {
  useEffect(() => {
    const kept = readDrafts(key);
    if (kept) {
      onKept(kept);
    }
  }, [key, onKept]);
}
