import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './Notice.module.css';

/** How long a notice is shown, in ms. */
const NOTICE_MS = 3000;
/** A message that is longer than a sentence stays until it can be read. */
const READING_MS_PER_CHARACTER = 60;

const NoticeContext = createContext<(message: string) => void>(() => undefined);

/** Returns the function that shows a short message at the edge of the screen. */
export function useNotice(): (message: string) => void {
  return useContext(NoticeContext);
}

/**
 * Shows one message at a time and announces it to screen readers. Its element is always mounted,
 * because a live region that appears together with its text is often not announced.
 */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState({ text: '' });
  const show = useCallback((text: string) => setNotice({ text }), []);

  useEffect(() => {
    if (!notice.text) {
      return undefined;
    }
    const time = Math.max(NOTICE_MS, notice.text.length * READING_MS_PER_CHARACTER);
    const timer = setTimeout(() => setNotice({ text: '' }), time);
    return () => clearTimeout(timer);
  }, [notice]);

  return (
    <NoticeContext value={show}>
      {children}
      {createPortal(
        <div role="status" className={styles.notice}>
          {notice.text}
        </div>,
        document.body,
      )}
    </NoticeContext>
  );
}
