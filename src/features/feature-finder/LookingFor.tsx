import { useId, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import styles from './LookingFor.module.css';

/** Links from a component's page to related topics: validation, keyboard, styling … */
export function LookingFor({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const titleId = useId();
  return (
    <nav className={styles.box} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {t('features.lookingFor')}
      </p>
      {children}
    </nav>
  );
}
