import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import type { PaidPlan } from '@site/src/content/shared/plans';
import { PlanIcon } from './PlanIcon';
import { usePlanAddress } from './usePlanAddress';
import styles from './PlanIcon.module.css';

interface PlanProps {
  readonly name: PaidPlan;
  /** For a sentence that has just named the plan. `remarkPlanNames` sets it. */
  readonly iconOnly?: boolean;
}

/** Marks a heading or sentence with the plan that it requires, and links to what the plan includes. */
export function Plan({ name, iconOnly = false }: PlanProps) {
  const to = usePlanAddress(name);
  return to === undefined ? (
    <PlanIcon plan={name} />
  ) : (
    <SiteLink
      to={to}
      className={styles.link}
      data-plan={name}
      data-icon-only={iconOnly ? '' : undefined}
    >
      <PlanIcon plan={name} />
    </SiteLink>
  );
}
