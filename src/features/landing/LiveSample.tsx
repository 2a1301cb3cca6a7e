import { useCallback, useRef, type ComponentType, type CSSProperties } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useTranslate } from '@site/src/features/i18n';
import { useLazy, useNearViewport } from '@site/src/features/lazy';
import { loadReaderTheme } from '@site/src/features/reader-theme';
import styles from './Landing.module.css';

export type SampleLoader = () => Promise<{ default: ComponentType }>;

interface LiveSampleProps {
  readonly load: SampleLoader;
  /** The reserved height, in px. */
  readonly height: number;
}

/**
 * A live component. It and its libraries load when it comes near the viewport, without moving
 * anything.
 */
export function LiveSample({ load, height }: LiveSampleProps) {
  const t = useTranslate();
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(ref);
  const loadThemed = useCallback(() => loadReaderTheme().then(load), [load]);
  const { status, value: sample } = useLazy(loadThemed, isNear);
  const failure = <p className={styles.sampleFailed}>{t('fetchFailed')}</p>;
  return (
    <div
      ref={ref}
      className={styles.sample}
      style={{ '--sample-height': `${height}px` } as CSSProperties}
    >
      <ErrorBoundary fallback={() => failure}>
        {status === 'loading' && <div role="status" aria-label={t('demoLoading')} />}
        {status === 'failed' && failure}
        {sample && <sample.default />}
      </ErrorBoundary>
    </div>
  );
}
