import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import type { Plan } from '@site/src/shared/plans';
import styles from './FeatureFilter.module.css';

type Choice = 'all' | Exclude<Plan, 'community'>;

const CHOICES: readonly Choice[] = ['all', 'pro', 'premium'];

interface FeatureFilterProps {
  /** The plans of the product, separated by spaces. */
  readonly plans: string;
}

/**
 * Filters the tables of features by the plan that adds them. Initially, everything is shown,
 * whichever plan the reader has chosen, because readers compare the plans here.
 */
export function FeatureFilter({ plans }: FeatureFilterProps) {
  const t = useTranslate();
  const name = useId();
  const rootRef = useRef<HTMLFieldSetElement>(null);
  const [choice, setChoice] = useState<Choice>('all');
  const offered = CHOICES.filter((value) => value === 'all' || plans.split(' ').includes(value));

  useEffect(() => {
    const article = rootRef.current?.closest('article');
    article?.setAttribute('data-feature-plan', choice);
    return () => article?.removeAttribute('data-feature-plan');
  }, [choice]);

  return (
    <fieldset ref={rootRef} className={styles.filter}>
      <legend className={styles.legend}>{t('features.show')}</legend>
      {offered.map((value) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={choice === value}
            onChange={() => setChoice(value)}
          />
          {t(`features.shown.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
