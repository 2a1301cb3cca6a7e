import { useDocsConfig } from '@site/src/features/docs-config';
import { useTranslate } from '@site/src/features/i18n';
import { SiteLink } from '@site/src/features/ui';
import { FAMILY, LIBRARY_RELEASE_DATE, LIBRARY_VERSION } from '@site/src/shared/products';
import styles from './Landing.module.css';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** What visitors ask before they install anything: which release, by whom, and at what price. */
export function ReleaseFacts() {
  const t = useTranslate();
  const { libraryRepositoryUrl } = useDocsConfig();
  const date = DATE.format(new Date(LIBRARY_RELEASE_DATE));
  return (
    <ul className={styles.facts}>
      <li>
        <SiteLink to="/x/whats-new/">
          {FAMILY.name} {LIBRARY_VERSION}, <time dateTime={LIBRARY_RELEASE_DATE}>{date}</time>
        </SiteLink>
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
