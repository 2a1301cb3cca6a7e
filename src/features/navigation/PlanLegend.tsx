import { PlanIcon } from '@site/src/features/plan';
import styles from './NavTree.module.css';

/** What the cubes beside entries mean. Screen readers hear the plan's name at each of them. */
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
