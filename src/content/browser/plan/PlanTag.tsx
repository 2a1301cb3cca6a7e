import type { PaidPlan } from '@site/src/content/shared/plans';
import { PlanIcon } from './PlanIcon';
import styles from './PlanIcon.module.css';

/** The icon of a plan with its name, for lists with space for it. */
export function PlanTag({ plan }: { readonly plan: PaidPlan }) {
  return (
    <span className={styles.tag} data-plan={plan}>
      <PlanIcon plan={plan} />
    </span>
  );
}
