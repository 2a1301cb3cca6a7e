import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useLazy } from '@site/src/base/browser/lazy';
import { ErrorBoundary } from '@site/src/base/browser/ui/ErrorBoundary';
import { EditedDemo, EditedDemoContext } from './EditedDemo';
import { loadEditable } from './loadEditable';
import type { LiveRun, LiveStage } from './messages';
import { postToPage } from './postToPage';
import { useFrameDisplay } from './useFrameDisplay';
import { useCompiled } from './useCompiled';
import { useReportErrors } from './useReportErrors';
import { useReportSize } from './useReportSize';
import styles from '../canvas/Canvas.module.css';

interface LiveCanvasProps {
  readonly stage: LiveStage;
  /** `null` until the reader changes the code. */
  readonly run: LiveRun | null;
}

/** The page draws the background. */
const TRANSPARENT = { background: 'none' };

/** A canvas like the one of the page, with the reader's version of the demo. */
export function LiveCanvas({ stage, run }: LiveCanvasProps) {
  const { route, name, styling, display, theme } = stage;
  const { muiXLicenseKey: licenseKey } = useDocsConfig();
  const ref = useRef<HTMLDivElement>(null);
  const load = useCallback(
    () => loadEditable({ route, name, styling, licenseKey }),
    [route, name, styling, licenseKey],
  );
  const { value: demo, status } = useLazy(load, true);
  const id = run?.id ?? 0;
  const onError = useCallback(
    (message: string) => postToPage({ kind: 'error', id, message }),
    [id],
  );
  const onShown = useCallback((shown: number) => postToPage({ kind: 'ran', id: shown }), []);
  const compiled = useCompiled(demo && run, demo?.modules ?? null, onError);
  const context = useMemo(
    () => demo && { run: compiled, Original: demo.Component, onError, onShown },
    [demo, compiled, onError, onShown],
  );
  useFrameDisplay(display, theme);
  useReportErrors(onError);
  useReportSize(ref);
  useEffect(() => {
    if (status === 'failed') {
      onError(`The demo ${name} did not load.`);
    }
  }, [status, name, onError]);
  return (
    <div data-bg={stage.bg}>
      <div ref={ref} className={styles.canvas} style={TRANSPARENT}>
        <div
          className={styles.content}
          style={{ maxInlineSize: stage.maxWidth, inlineSize: stage.width }}
          data-framed={stage.width ? '' : undefined}
        >
          {demo && context && (
            <EditedDemoContext value={context}>
              <ErrorBoundary resetKey={String(id)} fallback={() => null}>
                <demo.Runtime
                  name={name}
                  Component={EditedDemo}
                  display={display}
                  isFramed={stage.isFramed}
                />
              </ErrorBoundary>
            </EditedDemoContext>
          )}
        </div>
      </div>
    </div>
  );
}
