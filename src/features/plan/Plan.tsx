import { SiteLink } from '@site/src/features/ui';
import { PlanIcon, type PaidPlan } from './PlanIcon';
import styles from './PlanIcon.module.css';

/** Marks a heading or sentence with the plan that it needs; leads to what the plan includes. */
export function Plan({ tier }: { readonly tier: PaidPlan }) {
  return (
    <SiteLink
      to={`/x/introduction/licensing/#${tier}-plan`}
      className={styles.link}
      data-plan={tier}
    >
      <PlanIcon tier={tier} />
    </SiteLink>
  );
}
