import { useLanguage, useTranslate } from '@site/src/base/browser/messages';
import { Dropdown } from '@site/src/base/browser/ui/Dropdown';
import { CheckIcon } from '@site/src/base/browser/ui/icons/page';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { useVersion, useVersionTargets, type VersionTarget } from '@site/src/versions/browser';
import { majorLabel, type Major } from '@site/src/versions/shared/versions';
import styles from './Header.module.css';

/**
 * Selects among the majors that include the current product. Choosing one keeps the page and the
 * section.
 */
export function VersionSelector() {
  const t = useTranslate();
  const { major } = useVersion();
  const label = majorLabel(major);
  return (
    <Dropdown
      id="mui-version-selector"
      title={t('versions.label', { version: label })}
      label={
        <>
          <span>{major}</span>
          <span className={styles.versionDetail}>{label.slice(major.length)}</span>
        </>
      }
      className={styles.versionSelector}
    >
      {(close) => <VersionList onChoose={close} />}
    </Dropdown>
  );
}

/** Mounted only while the menu is open, so that the pages of other majors are fetched on demand. */
function VersionList({ onChoose }: { readonly onChoose: () => void }) {
  const targets = useVersionTargets();
  return (
    <>
      <ul id="mui-version-menu" className={styles.versionList}>
        {targets.map((target) => (
          <li key={target.major}>
            {target.isOpen ? (
              <span className={styles.version} aria-current="true">
                {majorLabel(target.major)}
                <CheckIcon width={16} height={16} />
              </span>
            ) : (
              <SiteLink
                to={target.href}
                className={styles.version}
                autoAddBaseUrl={target.href.startsWith('/')}
                target="_self"
                onClick={onChoose}
              >
                <span>
                  {majorLabel(target.major)}
                  <TargetNote target={target} />
                </span>
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
      <UnknownNote
        majors={targets.filter(({ hasFailed }) => hasFailed).map(({ major }) => major)}
      />
    </>
  );
}

/** Shown only if the major doesn't have the page. */
function TargetNote({ target: { instead, major } }: { readonly target: VersionTarget }) {
  const t = useTranslate();
  return (
    instead !== undefined && (
      <span className={styles.versionNote}>
        {t('versions.instead', { version: major, title: instead })}
      </span>
    )
  );
}

/** One sentence for all majors that open at their start page. */
function UnknownNote({ majors }: { readonly majors: readonly Major[] }) {
  const t = useTranslate();
  const language = useLanguage();
  if (majors.length === 0) {
    return null;
  }
  const versions = new Intl.ListFormat(language).format(majors);
  return <p className={styles.versionsNote}>{t('versions.unknown', { versions })}</p>;
}
