import { useEffect, useRef } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useTranslate } from '@site/src/base/browser/messages';
import { Drawer } from '@site/src/base/browser/ui/Drawer';
import { useVersion, VersionLink } from '@site/src/versions/browser';
import { ACTIVE_ENTRY_ATTRIBUTE } from '@site/src/content/shared/menuPlace';
import { FAMILY } from '@site/src/content/shared/products';
import { majorLabel } from '@site/src/versions/shared/versions';
import { useCurrentMenu, type CurrentMenu } from './menuStore';
import { NavTree } from './NavTree';
import { siteLinks } from './siteLinks';
import { PROJECT, SitePages, TOOLS } from './SitePages';
import styles from './NavTree.module.css';

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The navigation below 1200 px: the menu of the page, or the site's links on pages without a menu. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const t = useTranslate();
  const menu = useCurrentMenu();
  const location = useLocation();

  // Following an entry closes the drawer. The location is also a new object for the current page's
  // entry and its sections, unlike the pathname.
  useEffect(() => onClose(), [location, onClose]);

  return (
    <Drawer isOpen={isOpen} onClose={onClose} side="start" title={t('documentation')}>
      <nav aria-label={t('navLabel')} className={styles.drawer}>
        {menu ? <DrawerTree menu={menu} /> : <SiteMenu />}
      </nav>
    </Drawer>
  );
}

/** The links of the header, then what only the footer has room for. */
function SiteMenu() {
  const t = useTranslate();
  const { major } = useVersion();
  const { repositoryUrl } = useDocsConfig();
  const links = siteLinks(major);
  const others = [...TOOLS, ...PROJECT].filter(([path]) => links.every(({ to }) => to !== path));
  return (
    <>
      <ul className={styles.list} data-level={0}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <VersionLink to={to} className={styles.row}>
              <span className={styles.rowTitle}>{label(t)}</span>
            </VersionLink>
          </li>
        ))}
      </ul>
      <ul className={clsx(styles.list, styles.separate)} data-level={0}>
        <SitePages pages={others} className={styles.row} />
        <li>
          <a href={repositoryUrl} className={styles.row}>
            {t('appFrame.github')}
          </a>
        </li>
        <li>
          <span className={styles.row}>{`${FAMILY.name} ${majorLabel(major)}`}</span>
        </li>
      </ul>
    </>
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
