import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import styles from './LoadError.module.css';

interface LoadErrorProps {
  /** Names what could not be loaded. */
  readonly text: string;
  /** The button that requested it and gets the focus back. */
  readonly opener: { readonly current: HTMLElement | null };
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/**
 * Reports, below the header, that something a button opens could not be loaded, and offers a retry.
 */
export function LoadError({ text, opener, onRetry, onClose }: LoadErrorProps) {
  const t = useTranslate();
  const ref = useRef<HTMLDivElement>(null);

  // Runs before the element is removed; afterward, the focus would be lost.
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
      <Button variant="inherit" onClick={() => onRetry()}>
        {t('retry')}
      </Button>
      <Button variant="inherit" onClick={() => onClose()}>
        {t('close')}
      </Button>
    </div>
  );
}
