import { VersionLink } from '@site/src/versions/browser';
import type { ApiPageData } from '@site/src/api/shared/apiPage';
import { useTranslate } from '@site/src/base/browser/messages';
import { MemberNames } from './changes/MemberNames';
import styles from './History.module.css';

/** Removed members, and links to the changes of each major, newest first. */
export function History({ changePages = [], gone = [], name }: ApiPageData) {
  const t = useTranslate();
  return (
    <div className={styles.history}>
      {changePages.map(({ from, to }) => (
        <div key={to} className={styles.major}>
          <VersionLink to={`/x/api/changes/${to}/?components=${name}`}>
            {t('api-docs.changesFromTo', { from, to })}
          </VersionLink>
          <MemberNames
            label={t('api-docs.changeRemoved')}
            members={gone.filter(({ major }) => major === to)}
          >
            {(member) => (
              <code dir="ltr">{member.to ? `${member.name} → ${member.to}` : member.name}</code>
            )}
          </MemberNames>
        </div>
      ))}
    </div>
  );
}
