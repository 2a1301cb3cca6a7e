import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import BackToTopButton from '@theme/BackToTopButton';
import type { Props } from '@theme/DocRoot/Layout';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';
import { SiteFooter } from '@site/src/shell/browser/footer';
import { SideMenu, useProvideMenu } from '@site/src/shell/browser/menu';
import styles from './styles.module.css';

/** Navigation beside the article and the footer. */
export default function DocRootLayout({ children }: Props) {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  useProvideMenu(sidebar?.items, pathname);
  return (
    <div className={styles.root}>
      {sidebar && <SideMenu items={sidebar.items} activePath={pathname} />}
      <div className={styles.column}>
        <main className={styles.main} id="main-content">
          {children}
        </main>
        <PartBoundary>
          <SiteFooter isBesideMenu />
        </PartBoundary>
      </div>
      <BackToTopButton />
    </div>
  );
}
