import { useCallback, useEffect, useState, type CSSProperties, type RefObject } from 'react';
import clsx from 'clsx';
import { loadRepaired } from '@site/src/delivery/browser/offline';
import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useTranslate } from '@site/src/base/browser/messages';
import { useLazy, whenReading } from '@site/src/base/browser/lazy';
import { useReaderTheme, useThemedPart } from '@site/src/reader-theme/browser/store';
import type { DemoHeight, DemoLoader } from '@site/src/demos/shared/demo';
import { DEMO_CANVAS } from '@site/src/demos/shared/demoAttributes';
import { ErrorBoundary } from '@site/src/base/browser/ui/ErrorBoundary';
import { LoadFailed } from '../code/LoadFailed';
import { DemoCrash } from './DemoCrash';
import { EditedCanvas, type LiveEdits } from './EditedCanvas';
import { loadDemo, type Look } from './loadDemo';
import { markDemo } from './markDemo';
import { useInTurn } from './useInTurn';
import type { CanvasDisplay } from './useCanvasDisplay';
import styles from './Canvas.module.css';
import shapes from './Shape.module.css';

export interface CanvasProps {
  readonly name: string;
  /** Loads the demo. A new function reloads and restarts it. */
  readonly loader: DemoLoader;
  /** Whether the demo should run, because it is in or near the viewport. */
  readonly isNear: boolean;
  readonly reserved: DemoHeight;
  /** The product whose shape the space has until the demo is there. Default: a plain area. */
  readonly product?: string;
  /** Whether that shape of a grid has a toolbar. */
  readonly hasGridToolbar?: boolean;
  readonly display: CanvasDisplay;
  /** Default: plain Material UI. */
  readonly look?: Look;
  /** Whether `display.mode` differs from the page's mode. */
  readonly hasOwnMode?: boolean;
  /** The maximum width and the width, in px. */
  readonly maxWidth?: number;
  readonly width?: number;
  /** Whether the demo runs in an iframe. */
  readonly isFramed?: boolean;
  /** Changing the number restarts the demo. */
  readonly runId?: number;
  /** Resets a demo that crashed. Default: it starts again. */
  readonly onReset?: () => void;
  /** What the reader edits. Their version, once it runs, replaces the loaded one. */
  readonly live?: LiveEdits | null;
  /** The invisible element at the start, from which readers can try the keyboard. */
  readonly initialFocusRef?: RefObject<HTMLButtonElement | null>;
}

const IGNORE = () => undefined;

/** Runs a demo: reserves its space, and shows its loading and error states. */
export function Canvas({
  name,
  loader,
  isNear,
  reserved,
  product,
  hasGridToolbar = false,
  display,
  look,
  hasOwnMode = false,
  maxWidth,
  width,
  isFramed = false,
  runId = 0,
  onReset,
  live = null,
  initialFocusRef,
}: CanvasProps) {
  const t = useTranslate();
  const { muiXLicenseKey: licenseKey } = useDocsConfig();
  const load = useCallback(() => loadDemo(loader, licenseKey, look), [loader, licenseKey, look]);
  // The reader sees that it failed; the console explains why.
  const loadAndLog = useCallback(
    () =>
      loadRepaired(load).catch((error: unknown) => {
        console.error(error);
        throw error;
      }),
    [load],
  );
  const { status: loading, value, load: retry } = useLazy(loadAndLog, isNear);
  const loaded = useInTurn(value);
  const [isLiveShown, setLiveShown] = useState(false);
  const isReplaced = live !== null && isLiveShown;
  const hasFailed = loading === 'failed';
  const demo = hasFailed ? null : loaded;
  const status = hasFailed ? 'failed' : demo ? 'ready' : 'loading';
  useEffect(() => whenReading(() => void load().catch(IGNORE)), [load]);
  useEffect(() => {
    if (isNear) {
      markDemo('started', name);
    }
  }, [isNear, name]);

  useThemedPart();
  const reader = useReaderTheme();
  const canvasStyle = {
    background: reader?.backgrounds[display.mode],
    '--demo-wide': `${reserved.wide}px`,
    '--demo-narrow': `${reserved.narrow}px`,
    '--demo-max': maxWidth && `${maxWidth}px`,
  } as CSSProperties;
  return (
    <div
      className={styles.canvas}
      style={canvasStyle}
      {...{ [DEMO_CANVAS]: name }}
      data-status={status}
      data-theme={hasOwnMode ? display.mode : undefined}
      data-themed={reader ? '' : undefined}
    >
      <div className={styles.reservedSpace} aria-hidden="true" />
      <div
        className={clsx(styles.content, status === 'loading' && shapes.shape)}
        data-product={product}
        data-toolbar={hasGridToolbar || undefined}
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
        {status === 'loading' && isNear && (
          <div role="status" aria-label={t('demoLoading')} className="visually-hidden" />
        )}
        {status === 'failed' && (
          <LoadFailed message={t('demo.loadFailed')} onRetry={() => void retry().catch(IGNORE)} />
        )}
        {demo && !isReplaced && (
          <ErrorBoundary
            key={`${demo.id}/${runId}`}
            resetKey={reader?.text}
            fallback={(error, restart) => (
              <DemoCrash name={name} error={error} onReset={onReset ?? restart} />
            )}
          >
            <demo.Runtime
              name={name}
              Component={demo.Component}
              display={display}
              createTheme={demo.createTheme}
              isFramed={isFramed}
            />
          </ErrorBoundary>
        )}
      </div>
      {live && demo && (
        <EditedCanvas
          edits={live}
          name={name}
          display={display}
          isFramed={isFramed}
          maxWidth={maxWidth}
          width={width}
          isShown={isLiveShown}
          onShown={setLiveShown}
        />
      )}
    </div>
  );
}
