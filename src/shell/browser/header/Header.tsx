import { useCallback, useState } from 'react';
import SearchBar from '@theme/SearchBar';
import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useTranslate } from '@site/src/base/browser/messages';
import { MenuDrawer } from '@site/src/shell/browser/menu';
import { NotificationBell } from '@site/src/audience/browser/notifications';
import { SettingsButton } from '@site/src/shell/browser/settings';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { GitHubIcon, MenuIcon } from '@site/src/base/browser/ui/icons/page';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { useVersion } from '@site/src/versions/browser';
import { FAMILY } from '@site/src/content/shared/products';
import { homePath } from '@site/src/versions/shared/versions';
import { HeaderLinks } from './HeaderLinks';
import { Mark } from './Mark';
import { ModeButton } from './ModeButton';
import { ProductSelector } from './ProductSelector';
import { useProduct } from './useProduct';
import { VersionSelector } from './VersionSelector';
import styles from './Header.module.css';

export function Header() {
  const t = useTranslate();
  const { repositoryUrl } = useDocsConfig();
  const { topology } = useVersion();
  const product = useProduct();
  const [openDrawer, setOpenDrawer] = useState<'menu' | 'settings' | null>(null);
  const closeDrawer = useCallback(() => setOpenDrawer(null), []);

  return (
    <header className={styles.header}>
      <IconButton
        label={t('appFrame.openDrawer')}
        className={styles.menuButton}
        aria-haspopup="dialog"
        onClick={() => setOpenDrawer('menu')}
      >
        <MenuIcon />
      </IconButton>
      <SiteLink to={homePath(topology)} className={styles.home} aria-label={t('goToHome')}>
        <Mark />
        {product !== FAMILY && <span className={styles.brand}>{FAMILY.name}</span>}
      </SiteLink>
      <ProductSelector />
      <VersionSelector />
      <HeaderLinks />
      <div className={styles.actions}>
        <SearchBar />
        <a
          href={repositoryUrl}
          className={styles.repository}
          aria-label={t('appFrame.github')}
          title={t('appFrame.github')}
          data-ga-event-category="header"
          data-ga-event-action="github"
        >
          <GitHubIcon />
        </a>
        <NotificationBell />
        <ModeButton />
        <SettingsButton
          isOpen={openDrawer === 'settings'}
          onOpen={() => setOpenDrawer('settings')}
          onClose={closeDrawer}
        />
      </div>
      <MenuDrawer isOpen={openDrawer === 'menu'} onClose={closeDrawer} />
    </header>
  );
}
