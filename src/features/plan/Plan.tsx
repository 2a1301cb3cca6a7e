import { SiteLink } from '@site/src/features/ui';
import { useVersion } from '@site/src/features/versions';
import { FAMILY } from '@site/src/shared/products';
import type { PaidPlan } from '@site/src/shared/plans';
import { addressIn, CURRENT_MAJOR, hasProduct } from '@site/src/shared/versions';
import { PlanIcon } from './PlanIcon';
import styles from './PlanIcon.module.css';

interface PlanProps {
  readonly name: PaidPlan;
  /** For a sentence that has just named the plan. `remarkPlanNames` sets it. */
  readonly iconOnly?: boolean;
}

/** Marks a heading or sentence with the plan that it requires, and links to what the plan includes. */
export function Plan({ name, iconOnly = false }: PlanProps) {
  const { topology, major } = useVersion();
  // v4 has no page about licensing.
  const place = hasProduct(major, FAMILY.id) ? major : CURRENT_MAJOR;
  const to = addressIn(topology, place, `/x/introduction/licensing/#${name}-plan`);
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
