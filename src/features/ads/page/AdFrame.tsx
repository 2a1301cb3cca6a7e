import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import { adClickAttributes, useAdDisplay } from '../model/adEvents';
import type { AdShape } from '../model/adMachine';
import styles from './AdFrame.module.css';

interface AdFrameProps {
  /** Identity of the mounted ad, whatever it becomes. */
  readonly ad: object;
  /** Name in the statistics. */
  readonly label: string | null;
  /** Whether there is something in it to see: only then it counts as shown. */
  readonly isRendered: boolean;
  readonly shape: AdShape | 'message';
  readonly children: ReactNode;
}

/**
 * What is around every ad of a page. Clicks that no link inside counts count for the whole. It counts
 * what is shown as long as it is there: an ad that crashes takes it away.
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
