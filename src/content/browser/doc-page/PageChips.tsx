import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useTranslate } from '@site/src/base/browser/messages';
import type { PaidPlan } from '@site/src/content/shared/plans';
import { ChipLink } from './ChipLink';
import { InstallStrip } from './InstallStrip';
import { PlanChip } from './PlanChip';
import type { PageFrontMatter } from './frontMatter';
import styles from './DocPage.module.css';

interface PageChipsProps {
  readonly frontMatter: PageFrontMatter;
  /** The plan that the page is about. */
  readonly plan?: PaidPlan;
}

/**
 * The line below the description: how to install the feature, its open issues, and its accessibility
 * pattern. Renders nothing if the page names none.
 */
export function PageChips({ frontMatter, plan }: PageChipsProps) {
  const t = useTranslate();
  const { libraryRepositoryUrl } = useDocsConfig();
  const { packageName, productId, components, githubLabel, waiAria } = frontMatter;

  if (!packageName && !components && !githubLabel && !waiAria && !plan) {
    return null;
  }
  return (
    <ul className={styles.chips}>
      {packageName ? (
        <InstallStrip packageName={packageName} productId={productId} plan={plan} />
      ) : (
        plan && (
          <li>
            <PlanChip plan={plan} />
          </li>
        )
      )}
      {components && (
        <li>
          <ChipLink to="#api" label={t('chipApi')} name={t('chipApiTitle')} />
        </li>
      )}
      {githubLabel && (
        <li>
          <ChipLink
            to={`${libraryRepositoryUrl}/labels/${encodeURIComponent(githubLabel)}`}
            label={t('chipIssues')}
            name={t('chipIssuesTitle')}
          />
        </li>
      )}
      {waiAria && (
        <li>
          <ChipLink to={waiAria} label="WAI-ARIA" name={t('waiAria')} />
        </li>
      )}
    </ul>
  );
}
