import type { CSSProperties } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { frameAddress, PREVIEW_SIZES, type PreviewWidth } from './preview';
import styles from './TemplatePage.module.css';

interface PreviewFrameProps {
  readonly title: string;
  readonly width: Exclude<PreviewWidth, 'full'>;
}

/**
 * The page in a separate document, so that its media queries use the narrow width. It receives the
 * mode, direction, and density like any other tab.
 */
export function PreviewFrame({ title, width }: PreviewFrameProps) {
  const t = useTranslate();
  const size = PREVIEW_SIZES[width];
  return (
    <main className={styles.desk}>
      <iframe
        key={width}
        className={styles.device}
        style={
          {
            '--device-width': `${size.width}px`,
            '--device-height': `${size.height}px`,
          } as CSSProperties
        }
        title={t('templates.frame', { title, width: size.width })}
        src={frameAddress(window.location.pathname, window.location.hash)}
      />
    </main>
  );
}
