import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import { adClickAttributes } from '../model/adEvents';
import type { AdShape } from '../model/adMachine';
import styles from './AdFrame.module.css';

interface AdFrameProps {
  /** Name in the statistics. */
  readonly label: string | null;
  readonly shape: AdShape | 'message';
  readonly children: ReactNode;
}

/** What is around every ad of a page. Clicks that no link inside counts count for the whole. */
export function AdFrame({ label, shape, children }: AdFrameProps) {
  const t = useTranslate();
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
