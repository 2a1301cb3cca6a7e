import { useId, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import { CalloutIcon } from './CalloutIcon';
import { parseCalloutType } from './calloutType';
import styles from './Callout.module.css';

interface CalloutProps {
  /** `info`, `success`, `warning` or `error`; the build refuses others. */
  readonly type: string;
  /** Instead of the type's own label. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** A remark beside the text: icon, label, tint. */
export function Callout({ type, title, children }: CalloutProps) {
  const t = useTranslate();
  const labelId = useId();
  const tone = parseCalloutType(type);
  return (
    <div role="note" aria-labelledby={labelId} className={styles.callout} data-tone={tone}>
      <CalloutIcon type={tone} className={styles.icon} />
      <div className={styles.content}>
        <div id={labelId} className={styles.label}>
          {title ?? t(`callout.${tone}`)}
        </div>
        {children}
      </div>
    </div>
  );
}
