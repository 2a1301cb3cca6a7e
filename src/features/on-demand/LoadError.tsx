import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import styles from './LoadError.module.css';

interface LoadErrorProps {
  /** Says what is not there. */
  readonly text: string;
  /** The button that asked for it: it gets the focus back. */
  readonly opener: { readonly current: HTMLElement | null };
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Says below the header that what a button opens could not be loaded, and offers to try again. */
export function LoadError({ text, opener, onRetry, onClose }: LoadErrorProps) {
  const t = useTranslate();
  const ref = useRef<HTMLDivElement>(null);

  // Before it is taken away: afterwards the focus would be nowhere.
  useLayoutEffect(() => {
    const element = ref.current;
    const button = opener.current;
    return () => {
      if (element?.contains(document.activeElement)) {
        button?.focus();
      }
    };
  }, [opener]);

  return (
    <div ref={ref} className={styles.error} role="alert">
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.action} onClick={() => onRetry()}>
        {t('retry')}
      </button>
      <button type="button" className={styles.action} onClick={() => onClose()}>
        {t('close')}
      </button>
    </div>
  );
}
