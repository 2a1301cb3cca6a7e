import { useCallback, useRef, type CSSProperties, type Ref } from 'react';
import clsx from 'clsx';
import { useLazy } from '@site/src/base/browser/lazy';
import { useTranslate } from '@site/src/base/browser/messages';
import { CodeLines, isShort } from '../code/CodeLines';
import lines from '../code/CodeLines.module.css';
import { SCROLL_STOP } from '../code/scrollStop';
import { useDemo } from '../model/DemoContext';
import { StaticPreviewContext } from '../model/StaticPreviewContext';
import styles from './StaticControls.module.css';

interface StaticControlsProps {
  /** Whether the controls should load, because the demo is in or near the viewport. */
  readonly isNear: boolean;
}

/**
 * What is below a demo's canvas: the preview of its code, and the space of what the controls show
 * once they have loaded. They take over the preview, so that it stays on the screen.
 */
export function StaticControls({ isNear }: StaticControlsProps) {
  const previewRef = useRef<HTMLElement>(null);
  const load = useCallback(async () => {
    const { default: Controls } = await import('../DemoControls');
    return { Controls, preview: previewRef.current?.innerHTML ?? '' };
  }, []);
  const { value } = useLazy(load, isNear);
  return value ? (
    <StaticPreviewContext value={value.preview}>
      <value.Controls />
    </StaticPreviewContext>
  ) : (
    <Placeholder previewRef={previewRef} />
  );
}

/** Reserves the height of the toolbar and the open code, and shows the preview. */
function Placeholder({ previewRef }: { readonly previewRef: Ref<HTMLElement> }) {
  const t = useTranslate();
  const { props, view } = useDemo();
  const { code, previewHtml = '' } = props;
  const isPreview = view === 'preview';
  const counts = isPreview ? code.previewLines : code.lines;
  return (
    <>
      <div className={styles.toolbar} />
      {view === 'source' && <div className={styles.head} />}
      {view !== 'closed' && (
        // Another view has other code, so the element isn't kept.
        <div
          key={view}
          className={styles.code}
          style={{ '--demo-lines': counts?.ts } as CSSProperties}
          data-view={view}
          dir="ltr"
        >
          <div
            aria-label={t('demoLabel', { name: props.name })}
            className={clsx(isPreview && 'code-scroll', lines.box)}
            data-view={view}
            data-short={isShort(counts?.ts) || undefined}
            {...SCROLL_STOP}
          >
            <CodeLines
              ref={isPreview ? previewRef : undefined}
              html={isPreview ? previewHtml : ''}
              lines={counts?.ts}
            />
          </div>
        </div>
      )}
    </>
  );
}
