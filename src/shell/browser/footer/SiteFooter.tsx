import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useTranslate } from '@site/src/base/browser/messages';
import { PROJECT, SitePages, TOOLS } from '@site/src/shell/browser/menu';
import { useVersion, VersionLink } from '@site/src/versions/browser';
import { FAMILY } from '@site/src/content/shared/products';
import { majorLabel, productsOf } from '@site/src/versions/shared/versions';
import styles from './SiteFooter.module.css';

interface SiteFooterProps {
  /** Whether it stands below an article, beside the menu of the docs. */
  readonly isBesideMenu?: boolean;
}

/** The footer of every page: the products, what belongs to all of them, then the operator's links. */
export function SiteFooter({ isBesideMenu = false }: SiteFooterProps) {
  const t = useTranslate();
  const { major } = useVersion();
  const { footerLinks, libraryRepositoryUrl, repositoryUrl } = useDocsConfig();
  return (
    <footer className={styles.footer} data-beside-menu={isBesideMenu || undefined}>
      <nav aria-label={t('footer.label')} className={styles.columns}>
        <Column title={t('footerLabel')}>
          {productsOf(major).map((product) => (
            <li key={product.id}>
              <VersionLink to={product.path}>
                {product === FAMILY ? t('documentation') : product.name}
              </VersionLink>
            </li>
          ))}
        </Column>
        <Column title={t('footer.tools')}>
          <SitePages pages={TOOLS} />
        </Column>
        <Column title={t('footer.project')}>
          <SitePages pages={PROJECT} />
          <li>
            <Link to={`${libraryRepositoryUrl}/releases.atom`}>{t('footer.feed')}</Link>
          </li>
          <li>
            <Link to={repositoryUrl}>{t('footer.repository')}</Link>
          </li>
        </Column>
        {footerLinks.length > 0 && (
          <Column title={t('footer.more')}>
            {footerLinks.map(({ name, href }) => (
              <li key={href}>
                <Link to={href}>{name}</Link>
              </li>
            ))}
          </Column>
        )}
      </nav>
      <p className={styles.release}>{`${FAMILY.name} ${majorLabel(major)}`}</p>
    </footer>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Column({ title, children }: ColumnProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul aria-labelledby={id} className={styles.links}>
        {children}
      </ul>
    </div>
  );
}
