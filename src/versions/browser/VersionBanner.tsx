import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useTranslate } from '@site/src/base/browser/messages';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { addressIn, CURRENT_MAJOR, majorLabel } from '@site/src/versions/shared/versions';
import { useVersion } from './useVersion';
import styles from './VersionBanner.module.css';

/** Shown on pages of older majors: names the current major and links to its page. */
export function VersionBanner() {
  const t = useTranslate();
  const { topology, major } = useVersion();
  const { currentPath } = useDoc().frontMatter as { readonly currentPath?: string };
  if (major === CURRENT_MAJOR) {
    return null;
  }
  const current = majorLabel(CURRENT_MAJOR);
  const to = addressIn(topology, CURRENT_MAJOR, currentPath ?? '/x/introduction/');
  return (
    <aside className={styles.banner} aria-label={t('versions.label', { version: major })}>
      <p>
        {t('versions.outdated', { version: major, current })}{' '}
        {currentPath === undefined && t('versions.notInVersion', { version: current })}{' '}
        {to && (
          <SiteLink to={to} target="_self">
            {currentPath === undefined
              ? t('versions.toStart', { version: current })
              : t('versions.toNewest', { version: current })}
          </SiteLink>
        )}
      </p>
    </aside>
  );
}
