import { API_MEMBER_KINDS } from '@site/src/api/shared/apiNames';
import type { ApiPageData } from '@site/src/api/shared/apiPage';
import { releaseChanges, type ReleasedMember } from '@site/src/api/shared/releases';
import { useTranslate } from '@site/src/base/browser/messages';
import { MEMBER_LABELS } from '../changes/changeLabels';
import { useSinceText } from './Since';
import styles from './Releases.module.css';

interface RowsProps {
  /** What happened to them: New, Deprecated. */
  readonly label: string;
  /** The name of the component, if the release added or deprecated it as a whole. */
  readonly self?: string;
  readonly members: readonly ReleasedMember[];
}

/** Names of one kind on each row, which link to their entries. */
function Rows({ label, members, self }: RowsProps) {
  const t = useTranslate();
  return (
    <>
      {self && (
        <p className={styles.row}>
          <span className={styles.kind}>{label}</span>
          <code dir="ltr">{self}</code>
        </p>
      )}
      {API_MEMBER_KINDS.map((kind) => {
        const found = members.filter((member) => member.kind === kind);
        return found.length > 0 ? (
          <p key={kind} className={styles.row}>
            <span className={styles.kind}>
              {label} · {t(MEMBER_LABELS[kind])}
            </span>
            {found.map(({ anchor, name }) => (
              <a key={name} href={`#${anchor}`} className={styles.name}>
                <code dir="ltr">{name}</code>
              </a>
            ))}
          </p>
        ) : null;
      })}
    </>
  );
}

/** What the releases of the major added to a component and deprecated, newest first. */
export function Releases(page: ApiPageData) {
  const t = useTranslate();
  const textOf = useSinceText();
  const { name } = page;
  return (
    <dl className={styles.releases}>
      {releaseChanges(page).map(({ added, deprecated, isDeprecated, isNew, release }) => (
        <div key={release} className={styles.release}>
          <dt>{textOf(release)}</dt>
          <dd>
            <Rows
              label={t('api-docs.changeAdded')}
              self={isNew ? name : undefined}
              members={added}
            />
            <Rows
              label={t('api-docs.changeDeprecated')}
              self={isDeprecated ? name : undefined}
              members={deprecated}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
