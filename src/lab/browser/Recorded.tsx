import { useLazy } from '@site/src/base/browser/lazy';
import { useTranslate } from '@site/src/base/browser/messages';
import { QueryLog } from './log/QueryLog';
import styles from './Lab.module.css';

const importRecordings = () => import('./recorded.json');

/** What the lab answered elsewhere, where it can't run. */
export function Recorded({ reason }: { readonly reason: string }) {
  const t = useTranslate();
  const { value } = useLazy(importRecordings, true);
  return (
    <div className={styles.recorded}>
      <p role="status">{reason}</p>
      <p>{t('lab.recorded')}</p>
      <QueryLog entries={value?.default ?? []} />
    </div>
  );
}
