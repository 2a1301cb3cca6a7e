import { PlanIcon } from '@site/src/features/plan';
import styles from './NavTree.module.css';

/** Explains the plan icons. Screen readers announce the plan's name at each icon. */
export function PlanLegend() {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span>
        <PlanIcon plan="pro" /> Pro
      </span>
      <span>
        <PlanIcon plan="premium" /> Premium
      </span>
    </p>
  );
}
