import { useCallback, useEffect, useRef, useState } from 'react';
import { copyText } from './copyText';

/** How long a copy button says what happened, by place. */
export const COPIED_RESET_MS = {
  /** Code in prose. */
  codeBlock: 2000,
  /** Code rendered by a component, such as a playground's. */
  reactCodeBlock: 1200,
  /** The icon in a demo's toolbar. */
  demoToolbar: 1000,
} as const;

export type CopyStatus = 'idle' | 'copied' | 'failed';

export interface UseClipboardCopyOptions {
  /** Time in ms until the status is `idle` again; every copy restarts it. */
  readonly resetAfterMs: number;
}

export interface ClipboardCopy {
  readonly status: CopyStatus;
  /** Resolves to what happened; never rejects. */
  readonly copy: (text: string) => Promise<'copied' | 'failed'>;
}

/** Copies texts and says for a while how it went: `copied` only when it did. */
export function useClipboardCopy({ resetAfterMs }: UseClipboardCopyOptions): ClipboardCopy {
  const [status, setStatus] = useState<CopyStatus>('idle');
  const timer = useRef<number | undefined>(undefined);
  // Number of the latest copy: an earlier one that ends later says nothing any more.
  const latest = useRef(0);

  useEffect(
    () => () => {
      latest.current = -1;
      window.clearTimeout(timer.current);
    },
    [],
  );

  const copy = useCallback(
    async (text: string) => {
      latest.current += 1;
      const id = latest.current;
      const result = await copyText(text).then(
        () => 'copied' as const,
        () => 'failed' as const,
      );
      if (id === latest.current) {
        window.clearTimeout(timer.current);
        setStatus(result);
        timer.current = window.setTimeout(() => setStatus('idle'), resetAfterMs);
      }
      return result;
    },
    [resetAfterMs],
  );

  return { status, copy };
}
