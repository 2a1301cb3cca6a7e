import { useCallback, useEffect, useRef, useState } from 'react';
import { copyText } from './copyText';

/** How long a copy button shows its status, in ms. */
export const COPIED_RESET_MS = {
  /** Code blocks of a page. */
  codeBlock: 2000,
  /** Code that a component renders, such as a playground's. */
  reactCodeBlock: 1200,
  /** The icon in a demo's toolbar. */
  demoToolbar: 1000,
} as const;

export type CopyStatus = 'idle' | 'copied' | 'failed';

export interface UseClipboardCopyOptions {
  /** How long until the status is `idle` again, in ms. Every copy restarts the timer. */
  readonly resetAfterMs: number;
}

export interface ClipboardCopy {
  readonly status: CopyStatus;
  /** Resolves to the outcome; never rejects. */
  readonly copy: (text: string) => Promise<'copied' | 'failed'>;
}

/** Copies text and reports the outcome for a while. */
export function useClipboardCopy({ resetAfterMs }: UseClipboardCopyOptions): ClipboardCopy {
  const [status, setStatus] = useState<CopyStatus>('idle');
  const timer = useRef<number | undefined>(undefined);
  // The number of the latest copy. An earlier one that finishes later is ignored.
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
