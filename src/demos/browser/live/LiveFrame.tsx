import useBaseUrl from '@docusaurus/useBaseUrl';
import messages from '@generated/docs-translations/default/demo.json';
import { useTranslate, withLazyMessages } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { CalloutIcon } from '@site/src/base/browser/ui/icons/CalloutIcon';
import { LIVE_DEMO_PATH, LIVE_SANDBOX } from '@site/src/demos/shared/liveDemo';
import type { FrameSize } from './messages';
import { useLiveFrame, type LiveFrameOptions } from './useLiveFrame';
import styles from './LiveFrame.module.css';

/** The height in which dialogs and menus of short demos have space, in px. */
const MODAL_HEIGHT = 600;

interface LiveFrameProps extends LiveFrameOptions {
  /** Until the frame shows the reader's version, it loads behind the built demo. */
  readonly isShown: boolean;
}

/**
 * A demo with the reader's code, in a frame that keeps the code away from the page. An endless loop
 * only stops the frame. Open popups make the frame higher than its place in the page, over what
 * follows.
 */
export function LiveFrame({ isShown, ...options }: LiveFrameProps) {
  const t = useTranslate();
  const src = useBaseUrl(LIVE_DEMO_PATH);
  const { frameRef, session, size, status, stop, restart } = useLiveFrame(options);
  const { stage, files } = options;
  const popupHeight = isShown ? heightOfPopups(size) : undefined;
  return (
    <div
      className={styles.place}
      style={{ minBlockSize: isShown ? size?.height : undefined }}
      data-shown={isShown || undefined}
    >
      {session !== null && (
        <iframe
          key={session}
          ref={frameRef}
          className={styles.frame}
          style={{ minBlockSize: popupHeight, colorScheme: stage.display.mode }}
          title={t('demo.frameTitle', { name: stage.name })}
          src={src}
          sandbox={LIVE_SANDBOX.join(' ')}
          allow="clipboard-write"
          inert={!isShown}
          data-over={popupHeight !== undefined || undefined}
        />
      )}
      <div role="status" className={styles.notice}>
        {files && status === 'silent' && (
          <Problem text={t('demo.silent')} action={t('demo.stop')} onAction={stop} />
        )}
        {files && status === 'flooded' && (
          <Problem text={t('demo.flooded')} action={t('retry')} onAction={restart} />
        )}
        {files && status === 'failed' && (
          <Problem text={t('demo.loadFailed')} action={t('retry')} onAction={restart} />
        )}
      </div>
    </div>
  );
}

export default withLazyMessages(messages, LiveFrame);

/** The height of the frame while popups need more than the demo, in px. */
function heightOfPopups(size: FrameSize | null): number | undefined {
  if (!size || (size.extent <= size.height && !size.hasModal)) {
    return undefined;
  }
  return Math.max(size.extent, size.hasModal ? Math.min(MODAL_HEIGHT, window.innerHeight) : 0);
}

interface ProblemProps {
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

function Problem({ text, action, onAction }: ProblemProps) {
  return (
    <div className={styles.problem}>
      <CalloutIcon type="warning" size={18} />
      <span>{text}</span>
      <Button variant="inherit" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
