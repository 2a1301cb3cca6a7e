import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useTranslate } from '@site/src/base/browser/messages';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { FAMILY, LIBRARY_VERSION } from '@site/src/content/shared/products';
import styles from './Landing.module.css';

/**
 * What visitors ask before they install anything: which release, for which React, by whom, and
 * under which licenses.
 */
export function ReleaseFacts() {
  const t = useTranslate();
  const { libraryRepositoryUrl } = useDocsConfig();
  return (
    <ul className={styles.facts}>
      <li>
        <SiteLink to="/x/whats-new/">
          {FAMILY.name} {LIBRARY_VERSION}
        </SiteLink>
      </li>
      <li>
        <SiteLink to="/x/introduction/installation/">{t('landing.requirements')}</SiteLink>
      </li>
      <li>
        <SiteLink to={libraryRepositoryUrl}>{t('landing.maker')}</SiteLink>
      </li>
      <li>
        <SiteLink to="/x/introduction/licensing/">{t('landing.licenses')}</SiteLink>
      </li>
    </ul>
  );
}
