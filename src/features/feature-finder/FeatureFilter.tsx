import { useEffect, useId, useRef } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import { PLANS, usePlanChoice } from '@site/src/features/plan';
import styles from './FeatureFilter.module.css';

/** Filters the lists of features by the reader's plan. Without one, everything is shown. */
export function FeatureFilter() {
  const t = useTranslate();
  const name = useId();
  const rootRef = useRef<HTMLFieldSetElement>(null);
  const [choice, setPlan] = usePlanChoice();
  const plan = choice ?? 'premium';

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
