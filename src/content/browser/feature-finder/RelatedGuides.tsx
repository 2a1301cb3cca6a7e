import { useId, type ReactNode } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import styles from './RelatedGuides.module.css';

/** Links from a component's page to guides that apply to it, each with the task it solves. */
export function RelatedGuides({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <nav className={styles.box} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {t('features.relatedGuides')}
      </p>
      {children}
    </nav>
  );
}
