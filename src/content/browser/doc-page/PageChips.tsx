import { useLocation } from '@docusaurus/router';
import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useTranslate } from '@site/src/base/browser/messages';
import type { PaidPlan } from '@site/src/content/shared/plans';
import { FAMILY, findProduct } from '@site/src/content/shared/products';
import { useVersion } from '@site/src/versions/browser';
import { addressIn } from '@site/src/versions/shared/versions';
import { ChipLink } from './ChipLink';
import { InstallPills } from './InstallPills';
import { PlanChip } from './PlanChip';
import type { PageFrontMatter } from './frontMatter';
import styles from './DocPage.module.css';

interface PageChipsProps {
  readonly frontMatter: PageFrontMatter;
  /** The plan that the page is about. */
  readonly plan?: PaidPlan;
}

/**
 * The line below the description: pills that say which plan the feature needs and how to install it,
 * then quiet links to what belongs to it. Renders nothing if the page names none. A quickstart begins
 * with the commands of all plans, so it has no pills.
 */
export function PageChips({ frontMatter, plan }: PageChipsProps) {
  const { packageName, install, components, githubLabel, waiAria } = frontMatter;
  const quickstart = useQuickstart(frontMatter);
  const { pathname } = useLocation();
  const hasPills =
    quickstart?.address !== pathname && (packageName !== undefined || plan !== undefined);
  if (!hasPills && !components && !githubLabel && !waiAria) {
    return null;
  }
  return (
    <div className={styles.chips}>
      {hasPills && (
        <ul className={styles.pills}>
          {packageName ? (
            <InstallPills packageName={packageName} install={install} plan={plan} />
          ) : (
            plan && (
              <li>
                <PlanChip plan={plan} />
              </li>
            )
          )}
        </ul>
      )}
      <PageLinks frontMatter={frontMatter} />
    </div>
  );
}

/** The quickstart of the page's product in the version of the page, if there is one. */
function useQuickstart({ packageName, productId }: PageFrontMatter) {
  const { topology, major } = useVersion();
  const product = findProduct(productId);
  const address =
    packageName === undefined || product === FAMILY
      ? undefined
      : addressIn(topology, major, `${product.path}quickstart/`);
  return address === undefined ? undefined : { address, product: product.name };
}

/** What belongs to the feature of a page: quickstart, API, issues, and accessibility pattern. */
function PageLinks({ frontMatter }: Pick<PageChipsProps, 'frontMatter'>) {
  const t = useTranslate();
  const { libraryRepositoryUrl } = useDocsConfig();
  const { pathname } = useLocation();
  const quickstart = useQuickstart(frontMatter);
  const { components, githubLabel, waiAria } = frontMatter;
  const links = [
    quickstart &&
      quickstart.address !== pathname && {
        to: quickstart.address,
        label: t('chipQuickstart'),
        name: t('chipQuickstartTitle', { product: quickstart.product }),
      },
    components && { to: '#api', label: t('chipApi'), name: t('chipApiTitle') },
    githubLabel !== undefined && {
      to: `${libraryRepositoryUrl}/labels/${encodeURIComponent(githubLabel)}`,
      label: t('chipIssues'),
      name: t('chipIssuesTitle'),
    },
    waiAria !== undefined && { to: waiAria, label: 'WAI-ARIA', name: t('waiAria') },
  ].filter((link) => typeof link === 'object');
  return (
    links.length > 0 && (
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.label}>
            <ChipLink {...link} />
          </li>
        ))}
      </ul>
    )
  );
}
