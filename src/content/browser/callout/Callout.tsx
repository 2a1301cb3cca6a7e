import { useId, type ReactNode } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { CalloutIcon } from '@site/src/base/browser/ui/icons/CalloutIcon';
import { CALLOUT_TYPES } from '@site/src/content/shared/callouts';
import styles from './Callout.module.css';

interface CalloutProps {
  /** `info`, `success`, `warning`, or `error`; the build rejects other types. */
  readonly type: string;
  /** Replaces the type's label. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** A call-out with an icon, a label, and a tint. */
export function Callout({ type, title, children }: CalloutProps) {
  const t = useTranslate();
  const labelId = useId();
  const tone = CALLOUT_TYPES.find((known) => known === type) ?? 'info';
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
