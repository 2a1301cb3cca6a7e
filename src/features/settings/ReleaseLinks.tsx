import { useTranslate } from '@site/src/features/i18n';
import { choiceStyles as styles, SiteLink } from '@site/src/features/ui';
import { useVersionTargets } from '@site/src/features/versions';

interface ReleaseLinksProps {
  /** Closes the settings. */
  readonly onClose: () => void;
}

/** Links to this page for the other majors, as in the menu of the header. */
export function ReleaseLinks({ onClose }: ReleaseLinksProps) {
  const t = useTranslate();
  const targets = useVersionTargets();
  if (targets.length < 2) {
    return null;
  }
  return (
    <nav className={styles.group} aria-label={t('settings.release')}>
      <p className={styles.legend}>{t('settings.release')}</p>
      <div className={styles.options}>
        {targets.map(({ major, href, isOpen, instead }) =>
          isOpen ? (
            <span key={major} className={styles.option} aria-current="true">
              {major}
            </span>
          ) : (
            <SiteLink
              key={major}
              to={href}
              className={styles.option}
              autoAddBaseUrl={href.startsWith('/')}
              target="_self"
              title={instead && t('versions.instead', { version: major, title: instead })}
              onClick={onClose}
            >
              {major}
            </SiteLink>
          ),
        )}
      </div>
    </nav>
  );
}
