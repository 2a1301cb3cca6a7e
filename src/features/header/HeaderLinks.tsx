import { useLocation } from '@docusaurus/router';
import { useTranslate } from '@site/src/features/i18n';
import { SITE_LINKS } from '@site/src/features/navigation';
import { SiteLink } from '@site/src/features/ui';
import { splitLanguage } from '@site/src/shared/localePath';
import { isSitePage } from '@site/src/shared/sitePages';
import styles from './Header.module.css';

/**
 * Links to the products, templates, and guides on wide screens, on pages that have no menu beside
 * their content.
 */
export function HeaderLinks() {
  const t = useTranslate();
  const path = splitLanguage(useLocation().pathname).canonicalHref;
  if (!isSitePage(path)) {
    return null;
  }
  return (
    <nav aria-label={t('appFrame.links')} className={styles.links}>
      {SITE_LINKS.map(({ to, label }) => (
        <SiteLink
          key={to}
          to={to}
          className={styles.link}
          aria-current={path.startsWith(to) ? 'page' : undefined}
        >
          {label(t)}
        </SiteLink>
      ))}
    </nav>
  );
}
