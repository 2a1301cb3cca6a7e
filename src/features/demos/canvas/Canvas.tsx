import { useCallback, useEffect, type CSSProperties, type RefObject } from 'react';
import { useDocsConfig } from '@site/src/features/docs-config';
import { useTranslate } from '@site/src/features/i18n';
import type { DemoHeight, DemoLoader } from '@site/src/shared/demo';
import { LoadFailed } from '../code/LoadFailed';
import type { LiveRun } from '../editor/LiveDemo';
import { DemoBoundary } from './DemoBoundary';
import { DemoCrash } from './DemoCrash';
import { loadDemo } from './loadDemo';
import { markDemo } from './markDemo';
import { useLoaded } from './useLoaded';
import type { CanvasDisplay } from './useCanvasDisplay';
import { whenReading } from './whenReading';
import styles from './Canvas.module.css';

export interface CanvasProps {
  readonly name: string;
  /** Loads what runs here. A new function reloads and restarts it. */
  readonly loader: DemoLoader;
  /** Whether it should run: it is on the screen or close to it. */
  readonly isNear: boolean;
  /** Room that is kept for it. */
  readonly reserved: DemoHeight;
  readonly display: CanvasDisplay;
  /** Whether `display` is another one than the page's. */
  readonly hasOwnMode?: boolean;
  /** Largest width, and width, in px. */
  readonly maxWidth?: number;
  readonly width?: number;
  /** Whether it gets a separate document. */
  readonly isFramed?: boolean;
  /** Changing the number restarts it. */
  readonly runId: number;
  readonly onReset: () => void;
  /** The reader's version, in place of the loaded one. */
  readonly live?: LiveRun | null;
  readonly onLiveError?: (message: string) => void;
  /** The invisible control at the start, to try the keyboard from. */
  readonly initialFocusRef?: RefObject<HTMLButtonElement | null>;
}

const IGNORE = () => undefined;

/** Where a demo runs: room kept for it, what it looks like while it loads, and after it failed. */
export function Canvas({
  name,
  loader,
  isNear,
  reserved,
  display,
  hasOwnMode = false,
  maxWidth,
  width,
  isFramed = false,
  runId,
  onReset,
  live = null,
  onLiveError = IGNORE,
  initialFocusRef,
}: CanvasProps) {
  const t = useTranslate();
  const { muiXLicenseKey: licenseKey } = useDocsConfig();
  const load = useCallback(() => loadDemo(loader, licenseKey), [loader, licenseKey]);
  const { loaded, retry } = useLoaded(isNear ? load : null);
  useEffect(() => whenReading(() => void load().catch(IGNORE)), [load]);
  useEffect(() => {
    if (isNear) {
      markDemo('started', name);
    }
  }, [isNear, name]);

  const room = {
    '--demo-wide': `${reserved.wide}px`,
    '--demo-narrow': `${reserved.narrow}px`,
  } as CSSProperties;
  const demo = loaded.status === 'ready' ? loaded.value : null;
  return (
    <div
      className={styles.canvas}
      style={room}
      data-demo-canvas={name}
      data-status={loaded.status}
      data-theme={hasOwnMode ? display.mode : undefined}
    >
      <div className={styles.room} aria-hidden="true" />
      <div
        className={styles.content}
        style={{ maxInlineSize: maxWidth, inlineSize: width }}
        data-framed={width ? '' : undefined}
      >
        {initialFocusRef && (
          <button
            ref={initialFocusRef}
            type="button"
            tabIndex={-1}
            className={styles.initialFocus}
            aria-label={t('initialFocusLabel')}
          />
        )}
        {loaded.status === 'loading' && isNear && (
          <div role="status" aria-label={t('demoLoading')} className={styles.loading} />
        )}
        {loaded.status === 'failed' && (
          <LoadFailed message={t('demo.loadFailed')} onRetry={retry} />
        )}
        {demo && (
          <DemoBoundary
            key={`${demo.id}/${runId}`}
            fallback={(error) => <DemoCrash name={name} error={error} onReset={onReset} />}
          >
            <demo.Runtime
              name={name}
              Component={demo.Component}
              display={display}
              isFramed={isFramed}
              live={live}
              onLiveError={onLiveError}
            />
          </DemoBoundary>
        )}
      </div>
    </div>
  );
}
