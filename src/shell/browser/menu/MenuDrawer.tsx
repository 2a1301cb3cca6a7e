import { useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import { useTranslate } from '@site/src/base/browser/messages';
import { Drawer } from '@site/src/base/browser/ui/Drawer';
import { useVersion, VersionLink } from '@site/src/versions/browser';
import { ACTIVE_ENTRY_ATTRIBUTE } from '@site/src/content/shared/menuPlace';
import { useCurrentMenu, type CurrentMenu } from './menuStore';
import { NavTree } from './NavTree';
import { siteLinks } from './siteLinks';
import styles from './NavTree.module.css';

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The navigation below 1200 px: the menu of the page, or the site's links on pages without a menu. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const t = useTranslate();
  const menu = useCurrentMenu();
  const { major } = useVersion();
  const location = useLocation();

  // Following an entry closes the drawer. The location is also a new object for the current page's
  // entry and its sections, unlike the pathname.
  useEffect(() => onClose(), [location, onClose]);

  return (
    <Drawer isOpen={isOpen} onClose={onClose} side="start" title={t('documentation')}>
      <nav aria-label={t('navLabel')}>
        {menu ? (
          <DrawerTree menu={menu} />
        ) : (
          <ul className={styles.list} data-level={0}>
            {siteLinks(major).map(({ to, label }) => (
              <li key={to}>
                <VersionLink to={to} className={styles.row}>
                  <span className={styles.rowTitle}>{label(t)}</span>
                </VersionLink>
              </li>
            ))}
          </ul>
        )}
      </nav>
    </Drawer>
  );
}

/** Mounted while the drawer is open, and scrolled to the entry of the current page. */
function DrawerTree({ menu: { items, activePath } }: { readonly menu: CurrentMenu }) {
  const ref = useRef<HTMLDivElement>(null);

  // When the dialog opens, it focuses a control and scrolls to it, which happens after this effect.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      ref.current
        ?.querySelector(`[${ACTIVE_ENTRY_ATTRIBUTE}]`)
        ?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <div ref={ref}>
      <NavTree items={items} activePath={activePath} />
    </div>
  );
}
