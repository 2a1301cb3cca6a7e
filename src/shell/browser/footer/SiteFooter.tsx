import Link from '@docusaurus/Link';
import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useTranslate } from '@site/src/base/browser/messages';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { useVersion, VersionLink } from '@site/src/versions/browser';
import { FAMILY } from '@site/src/content/shared/products';
import { GALLERY_PATH } from '@site/src/gallery/shared';
import {
  addressIn,
  CURRENT_MAJOR,
  majorLabel,
  productsOf,
} from '@site/src/versions/shared/versions';
import styles from './SiteFooter.module.css';

/** Pages that exist only for the current major, because they show its packages. */
const SITE_LINKS = [
  [`/x${GALLERY_PATH}`, 'templates.title'],
  ['/x/theme/', 'studioTitle'],
  ['/x/check/', 'checkTitle'],
  ['/x/whats-new/', 'footer.whatsNew'],
  ['/x/introduction/licensing/', 'footer.licensing'],
  ['/x/introduction/#accessibility', 'footer.accessibility'],
] as const;

/** The footer of every page: the products, what belongs to all of them, then the operator's links. */
export function SiteFooter() {
  const t = useTranslate();
  const { topology, major } = useVersion();
  const { footerLinks, libraryRepositoryUrl, repositoryUrl } = useDocsConfig();
  return (
    <footer className={styles.footer}>
      <span>{`${FAMILY.name} ${majorLabel(major)}`}</span>
      <nav aria-label={t('footerLabel')}>
        <ul className={styles.links}>
          {productsOf(major).map((product) => (
            <li key={product.id}>
              <VersionLink to={product.path}>
                {product === FAMILY ? t('documentation') : product.name}
              </VersionLink>
            </li>
          ))}
          {SITE_LINKS.map(([path, text]) => {
            const address = addressIn(topology, CURRENT_MAJOR, path);
            return (
              address !== undefined && (
                <li key={path}>
                  <SiteLink to={address}>{t(text)}</SiteLink>
                </li>
              )
            );
          })}
          <li>
            <Link to={`${libraryRepositoryUrl}/releases.atom`}>{t('footer.feed')}</Link>
          </li>
          <li>
            <Link to={repositoryUrl}>{t('footer.repository')}</Link>
          </li>
          {footerLinks.map(({ name, href }) => (
            <li key={href}>
              <Link to={href}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
