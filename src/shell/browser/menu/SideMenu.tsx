import { useMemo } from 'react';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { useTranslate } from '@site/src/base/browser/messages';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';
import { useVersion } from '@site/src/versions/browser';
import { NavTree } from './NavTree';
import { withoutLinks } from './navModel';
import { siteLinks } from './siteLinks';
import { useMenuScroll } from './useMenuScroll';
import styles from './SideMenu.module.css';

interface SideMenuProps {
  readonly items: PropSidebar;
  readonly activePath: string;
}

/**
 * The navigation beside an article, on screens of at least 1200 px. Their header has links to the site's
 * own pages, which the menu of narrower screens contains.
 */
export function SideMenu({ items, activePath }: SideMenuProps) {
  const t = useTranslate();
  const { major } = useVersion();
  // The header has no space for its last link below 1400 px, so the menu keeps that one.
  const shown = useMemo(() => withoutLinks(items, siteLinks(major).slice(0, -1)), [items, major]);
  useMenuScroll(activePath);
  return (
    <nav className={styles.menu} aria-label={t('navLabel')}>
      <PartBoundary>
        <NavTree items={shown} activePath={activePath} />
      </PartBoundary>
    </nav>
  );
}
