import { useCallback, useEffect, useState } from 'react';
import { useClipboardCopy } from '@site/src/base/browser/copy';
import { useLazy } from '@site/src/base/browser/lazy';

/** How long the button shows the outcome, in ms. */
const RESET_MS = 2000;

export type CopyPageStatus = 'idle' | 'loading' | 'copied' | 'failed';

interface CopyPage {
  readonly status: CopyPageStatus;
  /** Fetches the Markdown ahead, because some browsers copy only what is available at the click. */
  readonly prepare: () => void;
  readonly copy: () => void;
}

/** Copies the Markdown at a URL, which is fetched once. */
export function useCopyPage(url: string): CopyPage {
  const clipboard = useClipboardCopy({ resetAfterMs: RESET_MS });
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { load } = useLazy(useCallback(() => loadMarkdown(url), [url]));

  useEffect(() => {
    if (!hasFailed) {
      return undefined;
    }
    const timer = setTimeout(() => setFailed(false), RESET_MS);
    return () => clearTimeout(timer);
  }, [hasFailed]);

  async function copy() {
    setFailed(false);
    setLoading(true);
    try {
      await clipboard.copy(await load());
    } catch {
      setFailed(true);
    } finally {
      setLoading(false);
    }
  }

  const status = isLoading ? 'loading' : hasFailed ? 'failed' : clipboard.status;
  return { status, prepare: () => void load().catch(() => undefined), copy: () => void copy() };
}

/**
 * Fetches the Markdown of a page.
 *
 * @throws if that fails; a dev server that hasn't generated it yet responds with an HTML page
 */
async function loadMarkdown(url: string): Promise<string> {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.includes('text/html')) {
    throw new Error(`The Markdown ${url} returned ${response.status} ${type}, expected a text.`);
  }
  return response.text();
}
