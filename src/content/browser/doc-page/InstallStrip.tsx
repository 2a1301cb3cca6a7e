import { useTranslate } from '@site/src/base/browser/messages';
import { CopyButton } from '@site/src/content/browser/code-blocks';
import { usePlanChoice } from '@site/src/content/browser/plan';
import { usePackageManager } from '@site/src/content/browser/prose/usePackageManager';
import { installCommand } from '@site/src/content/shared/packageManagers';
import { planPackage } from '@site/src/content/shared/planPackages';
import type { PaidPlan } from '@site/src/content/shared/plans';
import { FAMILY, findProduct } from '@site/src/content/shared/products';
import { pinPackages } from '@site/src/demos/shared/installVersions';
import { useVersion } from '@site/src/versions/browser';
import { addressIn } from '@site/src/versions/shared/versions';
import { ChipLink } from './ChipLink';
import { PlanChip } from './PlanChip';
import styles from './DocPage.module.css';

interface InstallStripProps {
  /** The package of the page's feature. */
  readonly packageName: string;
  readonly productId?: string;
  /** The plan that the page is about. */
  readonly plan?: PaidPlan;
}

/**
 * What leads from the page to running code: the command that installs the feature, in the reader's
 * plan and package manager, the plan, and the quickstart.
 */
export function InstallStrip({ packageName, productId, plan }: InstallStripProps) {
  const t = useTranslate();
  const { topology, major } = useVersion();
  const [manager] = usePackageManager();
  const [choice] = usePlanChoice();
  const installed = planPackage(packageName, { major, plans: [plan, choice] });
  const command = installCommand(manager, pinPackages(installed.name, major), { dev: false });
  const product = findProduct(productId);
  const quickstart =
    product === FAMILY ? undefined : addressIn(topology, major, `${product.path}quickstart/`);
  return (
    <>
      <li className={styles.install}>
        <CopyButton text={() => command} />
        <code dir="ltr" title={command}>
          {command}
        </code>
      </li>
      {installed.plan !== 'community' && (
        <li>
          <PlanChip plan={installed.plan} />
        </li>
      )}
      {quickstart && (
        <li>
          <ChipLink
            to={quickstart}
            label={t('chipQuickstart')}
            name={t('chipQuickstartTitle', { product: product.name })}
          />
        </li>
      )}
    </>
  );
}
