import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from './Button';
import { ErrorBoundary } from './ErrorBoundary';
import styles from './PartBoundary.module.css';

/**
 * Wraps a dialog, popover, or list. If it crashes, it says so in its place and offers a retry, and
 * the rest of the page keeps working. What readers don't miss is in `OptionalBoundary` instead.
 */
export function PartBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(_error, restart) => <BrokenPart onRetry={restart} />}>
      {children}
    </ErrorBoundary>
  );
}

function BrokenPart({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div className={styles.broken} role="alert">
      <p className={styles.text}>{t('partBroken')}</p>
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
