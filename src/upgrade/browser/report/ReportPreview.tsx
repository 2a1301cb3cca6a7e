import findings from '@generated/docs-check/default/preview.json';
import { useId } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { FindingItem } from './FindingItem';
import styles from './Report.module.css';

/** What the check finds in two of the examples, until there is a result of the reader's own input. */
export function ReportPreview() {
  const t = useTranslate();
  const id = useId();
  return (
    <section className={styles.report} aria-labelledby={id}>
      <h2 id={id} className={styles.previewTitle}>
        {t('check.previewTitle')}
      </h2>
      <p className={styles.text}>{t('check.previewText')}</p>
      <ul className={styles.preview}>
        {findings.map((finding, index) => (
          <FindingItem key={index} finding={finding} />
        ))}
      </ul>
    </section>
  );
}
