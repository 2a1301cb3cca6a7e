import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useTranslate } from '@site/src/features/i18n';
import { CheckIcon, Dropdown, SiteLink } from '@site/src/features/ui';
import { LIBRARY_VERSION } from '@site/src/shared/products';
import styles from './Header.module.css';

/** The majors that this site holds; the current one by its full number. */
export function VersionSelector() {
  const t = useTranslate();
  const versions = useVersions(undefined);
  const label = `v${LIBRARY_VERSION}`;
  return (
    <Dropdown
      id="mui-version-selector"
      title={t('versions.label', { version: label })}
      label={label}
      className={styles.versionSelector}
    >
      {(close) => (
        <ul id="mui-version-menu" className={styles.versionList}>
          {versions.map((version) => {
            const isCurrent = version.name === 'current';
            return (
              <li key={version.name}>
                {isCurrent ? (
                  <span className={styles.version} aria-current="true">
                    {label}
                    <CheckIcon width={16} height={16} />
                  </span>
                ) : (
                  <SiteLink to={version.path} className={styles.version} onClick={close}>
                    {version.label}
                  </SiteLink>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Dropdown>
  );
}
