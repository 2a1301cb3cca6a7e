import { VersionLink } from '@site/src/versions/browser';
import type { ApiPageData, ApiPageRemoval } from '@site/src/api/shared/apiPage';
import { useTranslate } from '@site/src/base/browser/messages';
import { MEMBER_LABELS } from './changes/changeLabels';
import styles from './History.module.css';

const MEMBER_KINDS = ['prop', 'slot', 'class'] as const;

/** The members that majors removed, grouped by kind. */
function Gone({ gone }: { readonly gone: readonly ApiPageRemoval[] }) {
  const t = useTranslate();
  return MEMBER_KINDS.map((kind) => {
    const members = gone.filter((member) => member.kind === kind);
    return members.length > 0 ? (
      <p key={kind} className={styles.gone}>
        <span className={styles.kind}>
          {t('api-docs.changeRemoved')} · {t(MEMBER_LABELS[kind])}
        </span>
        {members.map(({ name, to }) => (
          <span key={name} className={styles.name}>
            <code dir="ltr">{to ? `${name} → ${to}` : name}</code>
          </span>
        ))}
      </p>
    ) : null;
  });
}

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
          <Gone gone={gone.filter(({ major }) => major === to)} />
        </div>
      ))}
    </div>
  );
}
