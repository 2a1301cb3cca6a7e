import { useCallback, useEffect, type CSSProperties } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import { LoadFailed } from '../code/LoadFailed';
import { useDemo } from '../model/DemoContext';
import { DemoBoundary } from './DemoBoundary';
import { DemoCrash } from './DemoCrash';
import { loadStage } from './loadStage';
import { markDemo } from './markDemo';
import { useLoaded } from './useLoaded';
import { useStageDisplay } from './useStageDisplay';
import { whenIdle } from './whenIdle';
import styles from './DemoStage.module.css';

interface DemoStageProps {
  /** Whether the demo should run: it is on the screen or close to it. */
  readonly isNear: boolean;
}

/** Where a demo runs: room kept for it, what it looks like while it loads, and after it failed. */
export function DemoStage({ isNear }: DemoStageProps) {
  const t = useTranslate();
  const { props, styling, overrides, runId, reset, live, setLiveError, initialFocusRef } =
    useDemo();
  const { name, reserved, height, maxWidth } = props;
  const display = useStageDisplay();

  const loader = props.loaders[styling];
  const load = useCallback(() => loadStage(styling, loader), [styling, loader]);
  const { loaded, retry } = useLoaded(isNear ? load : null);
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);

  useEffect(() => {
    if (isNear) {
      markDemo('started', name);
    }
  }, [isNear, name]);

  const room = {
    '--demo-wide': `${height ?? reserved.wide}px`,
    '--demo-narrow': `${height ?? reserved.narrow}px`,
  } as CSSProperties;
  const size = { maxInlineSize: maxWidth, inlineSize: overrides.width };
  const stage = loaded.status === 'ready' ? loaded.value : null;
  return (
    <div
      className={styles.stage}
      style={room}
      data-demo-stage={name}
      data-status={loaded.status}
      data-theme={overrides.mode}
    >
      <div className={styles.room} aria-hidden="true" />
      <div className={styles.content} style={size} data-framed={overrides.width ? '' : undefined}>
        <button
          ref={initialFocusRef}
          type="button"
          tabIndex={-1}
          className={styles.initialFocus}
          aria-label={t('initialFocusLabel')}
        />
        {loaded.status === 'loading' && isNear && (
          <div role="status" aria-label={t('demoLoading')} className={styles.loading} />
        )}
        {loaded.status === 'failed' && (
          <LoadFailed message={t('demo.loadFailed')} onRetry={retry} />
        )}
        {stage && (
          <DemoBoundary
            key={`${stage.styling}/${runId}`}
            fallback={(error) => <DemoCrash name={name} error={error} onReset={reset} />}
          >
            <stage.Runtime
              name={name}
              Component={stage.Component}
              display={display}
              isFramed={props.iframe ?? false}
              live={live}
              onLiveError={setLiveError}
            />
          </DemoBoundary>
        )}
      </div>
    </div>
  );
}
