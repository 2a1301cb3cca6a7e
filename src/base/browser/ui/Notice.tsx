import { useEffect, type ReactNode } from 'react';
import styles from './Notice.module.css';

/**
 * The minimum time that a notice is shown, in ms. Errors stay longer, because nobody expects them.
 */
const SHOWN_MS = { status: 3000, error: 6000 } as const;
/** The time to read a character, in ms: longer messages stay until they can be read. */
const READING_MS_PER_CHARACTER = 60;

interface NoticeProps {
  /** Nothing is shown without it. */
  readonly text: string | null;
  /**
   * A `status` is shown at the bottom of the screen and announced when the screen reader is idle, an
   * `error` at the top and at once. Default: `status`.
   */
  readonly tone?: 'status' | 'error';
  /**
   * Called when the text has been shown long enough to be read. Without it, the text stays. A new
   * function restarts the time, so it must be stable.
   */
  readonly onDone?: () => void;
  /** Controls after the text. */
  readonly children?: ReactNode;
}

/**
 * A message over the page. A status is mounted before its text is known, because a live region that
 * appears together with its text is often not announced.
 */
export function Notice({ text, tone = 'status', onDone, children }: NoticeProps) {
  useEffect(() => {
    if (!text || !onDone) {
      return undefined;
    }
    const time = Math.max(SHOWN_MS[tone], text.length * READING_MS_PER_CHARACTER);
    const timer = setTimeout(onDone, time);
    return () => clearTimeout(timer);
  }, [text, tone, onDone]);

  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={styles.notice} data-tone={tone}>
      {text && (
        <>
          <span className={styles.text}>{text}</span>
          {children}
        </>
      )}
    </div>
  );
}
