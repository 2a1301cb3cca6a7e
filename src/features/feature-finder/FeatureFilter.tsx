import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import type { Plan } from '@site/src/shared/navigation';
import styles from './FeatureFilter.module.css';

const PLANS: readonly Plan[] = ['community', 'pro', 'premium'];

/** Filters the lists of features by plan. Initially, everything is shown. */
export function FeatureFilter() {
  const t = useTranslate();
  const name = useId();
  const rootRef = useRef<HTMLFieldSetElement>(null);
  const [plan, setPlan] = useState<Plan>('premium');

  useEffect(() => {
    const article = rootRef.current?.closest('article');
    article?.setAttribute('data-feature-plan', plan);
    return () => article?.removeAttribute('data-feature-plan');
  }, [plan]);

  return (
    <fieldset ref={rootRef} className={styles.filter}>
      <legend className={styles.legend}>{t('features.inPlan')}</legend>
      {PLANS.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={plan === value}
            onChange={() => setPlan(value)}
          />
          {t(`features.plans.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
