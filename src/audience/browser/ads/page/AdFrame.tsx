import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { adClickAttributes, useAdDisplay } from '../model/adEvents';
import type { AdShape } from '../model/adMachine';
import styles from './AdFrame.module.css';

interface AdFrameProps {
  /** The identity of the mounted ad, which stays the same when its label changes. */
  readonly ad: object;
  /** The analytics label. */
  readonly label: string | null;
  /** Whether the reader can see an ad. Only then does it count as shown. */
  readonly isRendered: boolean;
  readonly shape: AdShape | 'message';
  readonly children: ReactNode;
}

/**
 * Wraps every ad of a page. It reports the ad as shown, and clicks outside the links that report
 * themselves. When an ad crashes, the frame unmounts with it and reports nothing.
 */
export function AdFrame({ ad, label, isRendered, shape, children }: AdFrameProps) {
  const t = useTranslate();
  useAdDisplay(ad, isRendered ? label : null);
  return (
    <section
      className={styles.frame}
      aria-label={t('adLabel')}
      data-shape={shape}
      {...adClickAttributes(label)}
    >
      {children}
    </section>
  );
}
