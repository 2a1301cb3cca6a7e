import { Component, type ReactNode } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from './Button';
import styles from './PartBoundary.module.css';

interface PartBoundaryProps {
  readonly children: ReactNode;
}

/**
 * Wraps a dialog, popover, or list. If it crashes, it says so in its place and offers a retry, and
 * the rest of the page keeps working. What readers don't miss is in `OptionalBoundary` instead.
 */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? (
      <BrokenPart onRetry={() => this.setState({ isBroken: false })} />
    ) : (
      this.props.children
    );
  }
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
