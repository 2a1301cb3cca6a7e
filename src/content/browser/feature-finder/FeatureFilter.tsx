import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { ChoiceGroup } from '@site/src/base/browser/ui/ChoiceGroup';
import type { Plan } from '@site/src/content/shared/plans';
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
  const rootRef = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice>('all');
  const offered = CHOICES.filter((value) => value === 'all' || plans.split(' ').includes(value));

  useEffect(() => {
    const article = rootRef.current?.closest('article');
    article?.setAttribute('data-feature-plan', choice);
    return () => article?.removeAttribute('data-feature-plan');
  }, [choice]);

  return (
    <div ref={rootRef} className={styles.filter}>
      <ChoiceGroup
        label={t('features.show')}
        look="chips"
        value={choice}
        onChange={setChoice}
        options={offered.map((value) => ({ value, label: t(`features.shown.${value}`) }))}
      />
    </div>
  );
}
