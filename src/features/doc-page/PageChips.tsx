import { useDocsConfig } from '@site/src/features/docs-config';
import { useTranslate } from '@site/src/features/i18n';
import type { PageFrontMatter } from './frontMatter';
import styles from './DocPage.module.css';

/**
 * Links to the package, its open issues, and its accessibility pattern. Renders nothing if the page
 * names none.
 */
export function PageChips({ frontMatter }: { readonly frontMatter: PageFrontMatter }) {
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

  if (chips.length === 0) {
    return null;
  }
  return (
    <ul className={styles.chips}>
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
