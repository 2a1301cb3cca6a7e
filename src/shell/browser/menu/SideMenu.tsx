import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { useTranslate } from '@site/src/base/browser/messages';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';
import { NavTree } from './NavTree';
import { useMenuScroll } from './useMenuScroll';
import styles from './SideMenu.module.css';

interface SideMenuProps {
  readonly items: PropSidebar;
  readonly activePath: string;
}

/** The navigation beside an article, on screens of at least 1200 px. */
export function SideMenu({ items, activePath }: SideMenuProps) {
  const t = useTranslate();
  useMenuScroll(activePath);
  return (
    <nav className={styles.menu} aria-label={t('navLabel')}>
      <PartBoundary>
        <NavTree items={items} activePath={activePath} />
      </PartBoundary>
    </nav>
  );
}
