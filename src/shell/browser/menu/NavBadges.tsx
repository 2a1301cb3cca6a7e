import type { NavItemProps } from '@site/src/content/shared/navigation';
import { useTranslate } from '@site/src/base/browser/messages';
import { PlanIcon } from '@site/src/content/browser/plan';
import { Chip } from '@site/src/base/browser/ui/Chip';
import styles from './NavTree.module.css';

type Flags = Pick<NavItemProps, 'plan' | 'newFeature' | 'unstable' | 'planned'>;

/** The icon of the plan and the state chips of an entry. */
export function NavBadges({ plan, newFeature, unstable, planned }: Flags) {
  const t = useTranslate();
  if (!plan && !newFeature && !unstable && !planned) {
    return null;
  }
  return (
    <span className={styles.badges}>
      {plan && <PlanIcon plan={plan} className={styles.plan} />}
      {newFeature && <Chip tone="accent">{t('newChip')}</Chip>}
      {unstable && <Chip tone="warning">{t('previewChip')}</Chip>}
      {planned && <Chip>{t('plannedChip')}</Chip>}
    </span>
  );
}
