import { useTranslate } from '@site/src/base/browser/messages';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { PlanIcon, usePlanAddress } from '@site/src/content/browser/plan';
import { PLAN_NAMES, type PaidPlan } from '@site/src/content/shared/plans';
import styles from './DocPage.module.css';

/** Names a paid plan, and links to what it includes. */
export function PlanChip({ plan }: { readonly plan: PaidPlan }) {
  const t = useTranslate();
  const to = usePlanAddress(plan);
  const content = (
    <>
      <PlanIcon plan={plan} isDecorative />
      {`${PLAN_NAMES[plan]} `}
      <span className={styles.key}>{t('planNeedsKey')}</span>
    </>
  );
  return to === undefined ? (
    <span className={styles.chip}>{content}</span>
  ) : (
    <SiteLink to={to} className={styles.chip}>
      {content}
    </SiteLink>
  );
}
