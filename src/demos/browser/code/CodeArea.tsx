import { useCallback, useContext, useEffect, useRef } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { useAnimatedHeight } from '@site/src/base/browser/ui/useAnimatedHeight';
import { useDemo } from '../model/DemoContext';
import { StaticPreviewContext } from '../model/StaticPreviewContext';
import { CodeHead } from './CodeHead';
import { CodePanel } from './CodePanel';
import { LoadFailed } from './LoadFailed';
import styles from './CodeArea.module.css';

interface CodeAreaProps {
  /** The id that the "show code" button refers to. */
  readonly id: string;
}

/** The code below a demo: its preview, or all files below a head. */
export function CodeArea({ id }: CodeAreaProps) {
  const t = useTranslate();
  const { props, view, files, preview, codeFailed, loadPreview, loadFiles, activeFile } = useDemo();
  const hasStaticPreview = useContext(StaticPreviewContext) !== '';
  const areaRef = useRef<HTMLDivElement>(null);
  useAnimatedHeight(areaRef, view);

  // A failure is shown in the area.
  const load = useCallback(
    () => void (view === 'preview' ? loadPreview() : loadFiles()).catch(() => undefined),
    [view, loadPreview, loadFiles],
  );
  useEffect(() => {
    if (view !== 'closed') {
      load();
    }
  }, [view, load]);

  const file = view === 'preview' ? preview : files?.[activeFile];
  return (
    <div ref={areaRef} id={id} className={styles.area} data-view={view}>
      {view === 'source' && <CodeHead panelId={`${id}-panel`} />}
      {view !== 'closed' &&
        (codeFailed && !(view === 'preview' && hasStaticPreview) ? (
          <LoadFailed message={t('fetchFailed')} onRetry={load} />
        ) : (
          <CodePanel
            id={`${id}-panel`}
            label={t('demo.codeLabel', { name: props.name })}
            file={file}
          />
        ))}
    </div>
  );
}
