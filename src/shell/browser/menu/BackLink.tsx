import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { useNavTitle, useTranslate } from '@site/src/base/browser/messages';
import { ChevronIcon } from '@site/src/base/browser/ui/icons/page';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { parentPage } from './parentPage';
import styles from './BackLink.module.css';

/** Replaces the breadcrumbs on phones, where they would need two lines: the way to the group. */
export function BackLink() {
  const t = useTranslate();
  const parent = parentPage(useSidebarBreadcrumbs() ?? []);
  const title = useNavTitle(parent?.pathname ?? '', parent?.label ?? '');
  return (
    parent && (
      <nav className={styles.back} aria-label={t('parentPage')}>
        <SiteLink to={parent.to} className={styles.link}>
          <ChevronIcon className={styles.chevron} width={14} height={14} />
          {title}
        </SiteLink>
      </nav>
    )
  );
}
