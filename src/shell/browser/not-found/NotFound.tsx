import routes from '@generated/routes';
import { useLocation } from '@docusaurus/router';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/base/browser/messages';
import { titleFromPathname } from '@site/src/content/shared/navigation';
import { useVersion, VersionLink } from '@site/src/versions/browser';
import { splitLanguage } from '@site/src/base/shared/localePath';
import { nearestPages } from '@site/src/content/shared/nearestPages';
import { productsOf, splitMajor } from '@site/src/versions/shared/versions';
import { pagePaths } from './pagePaths';
import { SearchField } from './SearchField';
import { useRedirect } from './useRedirect';
import { wordsOfAddress } from './wordsOfAddress';
import styles from './NotFound.module.css';

/** The page for unknown URLs: suggests similar pages and a search. */
export function NotFound() {
  const t = useTranslate();
  const { major } = useVersion();
  useRedirect();
  return (
    <main id="main-content" className={styles.page} data-not-found>
      <PageMetadata title={t('notFound.title')} />
      <p className={styles.code}>404</p>
      <Heading as="h1">{t('notFound.title')}</Heading>
      <Suggestions />
      <ul className={styles.links}>
        {productsOf(major).map((product) => (
          <li key={product.id}>
            <VersionLink to={product.path}>{product.name}</VersionLink>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Only known in the browser, because the build creates one page for all unknown URLs. */
function Suggestions() {
  const t = useTranslate();
  const isBrowser = useIsBrowser();
  const { pathname } = useLocation();
  const { topology, major } = useVersion();
  // A hosted search replaces the site's own, including its dialog.
  const hasOwnSearch = !('algolia' in useThemeConfig());
  if (!isBrowser) {
    return null;
  }
  // Without the other majors, in which the same page would fill the list.
  const pages = pagePaths(routes).filter(
    (path) => splitMajor(topology, splitLanguage(path).canonicalHref).major === major,
  );
  const nearest = nearestPages(pathname, pages);
  return (
    <>
      <p>{t('notFound.description', { path: pathname })}</p>
      {hasOwnSearch && <SearchField key={pathname} initialQuery={wordsOfAddress(pathname)} />}
      {nearest.length > 0 && (
        <section className={styles.suggestions}>
          <h2>{t('notFound.suggestions')}</h2>
          <ul>
            {nearest.map((path) => (
              <li key={path}>
                <Link to={path}>{titleFromPathname(path)}</Link> <code>{path}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
