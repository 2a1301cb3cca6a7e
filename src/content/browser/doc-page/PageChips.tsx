import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useTranslate } from '@site/src/base/browser/messages';
import { PlanIcon, usePlanAddress } from '@site/src/content/browser/plan';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import type { PaidPlan } from '@site/src/content/shared/plans';
import type { PageFrontMatter } from './frontMatter';
import styles from './DocPage.module.css';

interface PageChipsProps {
  readonly frontMatter: PageFrontMatter;
  /** The plan that the page is about. */
  readonly plan?: PaidPlan;
}

/**
 * Links to the plan of a paid feature, the package, its open issues, and its accessibility pattern.
 * Renders nothing if the page names none.
 */
export function PageChips({ frontMatter, plan }: PageChipsProps) {
  const t = useTranslate();
  const { libraryRepositoryUrl } = useDocsConfig();
  const { packageName, githubLabel, waiAria } = frontMatter;

  const chips = [
    packageName && {
      label: packageName,
      href: `https://www.npmjs.com/package/${packageName}`,
      name: t('chipPackage', { packageName }),
    },
    githubLabel && {
      label: t('chipIssues'),
      href: `${libraryRepositoryUrl}/labels/${encodeURIComponent(githubLabel)}`,
      name: t('chipIssuesTitle'),
    },
    waiAria && { label: 'WAI-ARIA', href: waiAria, name: t('waiAria') },
  ].filter((chip) => typeof chip === 'object');

  if (chips.length === 0 && !plan) {
    return null;
  }
  return (
    <ul className={styles.chips}>
      {plan && (
        <li>
          <PlanChip plan={plan} />
        </li>
      )}
      {chips.map((chip) => (
        <li key={chip.label}>
          <a
            href={chip.href}
            title={chip.name}
            className={styles.chip}
            data-ga-event-category="ComponentLinkHeader"
            data-ga-event-action="click"
            data-ga-event-label={chip.label}
            data-ga-event-split="0.1"
          >
            {chip.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function PlanChip({ plan }: { readonly plan: PaidPlan }) {
  const t = useTranslate();
  const to = usePlanAddress(plan);
  const content = (
    <>
      <PlanIcon plan={plan} isDecorative />
      {t(plan === 'pro' ? 'planPro' : 'planPremium')}
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
