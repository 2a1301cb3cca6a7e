import { useTranslate } from '@site/src/base/browser/messages';
import { CopyButton } from '@site/src/content/browser/code-blocks';
import { usePlanChoice } from '@site/src/content/browser/plan';
import { usePackageManager } from '@site/src/content/browser/prose/usePackageManager';
import { installCommand, namedPackages } from '@site/src/content/shared/packageManagers';
import { packagesFor, planPackage } from '@site/src/content/shared/planPackages';
import type { PaidPlan } from '@site/src/content/shared/plans';
import { pinPackages } from '@site/src/demos/shared/installVersions';
import { useVersion } from '@site/src/versions/browser';
import { PlanChip } from './PlanChip';
import styles from './DocPage.module.css';

interface InstallPillsProps {
  /** The package of the page's feature. */
  readonly packageName: string;
  /** What its code needs besides, separated by spaces. */
  readonly install?: string;
  /** The plan that the page is about. */
  readonly plan?: PaidPlan;
}

/**
 * The plan of the page or of the reader, and the command that installs what the code of the page needs,
 * in that plan and the reader's package manager. It shows the packages of the product only, and copies
 * all of the command.
 */
export function InstallPills({ packageName, install = '', plan }: InstallPillsProps) {
  const t = useTranslate();
  const { major } = useVersion();
  const [manager] = usePackageManager();
  const [choice] = usePlanChoice();
  const installed = planPackage(packageName, { major, plans: [plan, choice] });
  const { product, others } = packagesFor(installed.name, install.split(' ').filter(Boolean));
  const pinned = (names: readonly string[]) => pinPackages(names.join(' '), major);
  const command = installCommand(manager, pinned([...product, ...others]), { dev: false });
  const count = namedPackages(manager, [...product, ...others]).length - product.length;
  return (
    <>
      {installed.plan !== 'community' && (
        <li>
          <PlanChip plan={installed.plan} />
        </li>
      )}
      <li>
        <CopyButton text={() => command} title={command} className={styles.install}>
          <code dir="ltr">
            <span className={styles.verb}>{installCommand(manager, '', { dev: false })}</span>
            <span className={styles.package}>{pinned(product)}</span>
            {count > 0 && <span className={styles.rest}>{` ${t('morePackages', { count })}`}</span>}
          </code>
        </CopyButton>
      </li>
    </>
  );
}
