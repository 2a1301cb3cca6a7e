import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useTranslate } from '@site/src/base/browser/messages';
import { useLazy, useNearViewport } from '@site/src/base/browser/lazy';
import {
  loadReaderTheme,
  useReaderTheme,
  useThemedPart,
} from '@site/src/reader-theme/browser/store';
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
  useThemedPart();
  const theme = useReaderTheme();
  const failure = <p className={styles.sampleFailed}>{t('fetchFailed')}</p>;
  return (
    <div
      ref={ref}
      className={styles.sample}
      data-themed={theme ? '' : undefined}
      style={{ '--sample-height': `${height}px` } as CSSProperties}
    >
      <ErrorBoundary
        fallback={({ tryAgain }) => <WithOtherTheme onChange={tryAgain}>{failure}</WithOtherTheme>}
      >
        {status === 'loading' && <div role="status" aria-label={t('demoLoading')} />}
        {status === 'failed' && failure}
        {sample && <sample.default />}
      </ErrorBoundary>
    </div>
  );
}

interface WithOtherThemeProps {
  readonly onChange: () => void;
  readonly children: ReactNode;
}

/** The reader's theme may be the cause of a crash, so the sample runs again with the next one. */
function WithOtherTheme({ onChange, children }: WithOtherThemeProps) {
  const text = useReaderTheme()?.text;
  const first = useRef(text);
  const tryAgain = useEffectEvent(onChange);
  useEffect(() => {
    if (text !== first.current) {
      tryAgain();
    }
  }, [text]);
  return children;
}
