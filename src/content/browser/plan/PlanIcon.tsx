import clsx from 'clsx';
import { useTranslate } from '@site/src/base/browser/messages';
import type { PaidPlan } from '@site/src/content/shared/plans';
import styles from './PlanIcon.module.css';

interface PlanIconProps {
  readonly plan: PaidPlan;
  readonly className?: string;
  /** For places that name the plan in words. */
  readonly isDecorative?: boolean;
}

/** A small cube: blue for Pro, gold for Premium. Its text alternative names the plan. */
export function PlanIcon({ plan, className, isDecorative = false }: PlanIconProps) {
  const t = useTranslate();
  const label = t(plan === 'pro' ? 'planPro' : 'planPremium');
  return (
    <svg
      className={clsx(styles.icon, className)}
      data-plan={plan}
      viewBox="0 0 16 16"
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {!isDecorative && <title>{label}</title>}
      <path className={styles.top} d="M8 1.2 14 4.6 8 8 2 4.6Z" />
      <path className={styles.left} d="M2 4.6 8 8v6.8L2 11.4Z" />
      <path className={styles.right} d="M14 4.6 8 8v6.8l6-3.4Z" />
    </svg>
  );
}
