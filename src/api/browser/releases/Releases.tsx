import type { ApiPageData } from '@site/src/api/shared/apiPage';
import { releaseChanges, type ReleasedMember } from '@site/src/api/shared/releases';
import { useTranslate } from '@site/src/base/browser/messages';
import { MemberNames } from '../changes/MemberNames';
import { useSinceText } from './Since';
import styles from './Releases.module.css';

/** The name of a member, which links to its entry, or that of the component of the page. */
function Name({ anchor, name }: Pick<ReleasedMember, 'name'> & Partial<ReleasedMember>) {
  const code = <code dir="ltr">{name}</code>;
  return anchor ? <a href={`#${anchor}`}>{code}</a> : code;
}

/** What the releases of the major added to a component and deprecated, newest first. */
export function Releases(page: ApiPageData) {
  const t = useTranslate();
  const textOf = useSinceText();
  const self = { name: page.name };
  return (
    <dl className={styles.releases}>
      {releaseChanges(page).map(({ added, deprecated, isDeprecated, isNew, release }) => (
        <div key={release} className={styles.release}>
          <dt>{textOf(release)}</dt>
          <dd>
            <MemberNames
              label={t('api-docs.changeAdded')}
              members={isNew ? [self, ...added] : added}
            >
              {Name}
            </MemberNames>
            <MemberNames
              label={t('api-docs.changeDeprecated')}
              members={isDeprecated ? [self, ...deprecated] : deprecated}
            >
              {Name}
            </MemberNames>
          </dd>
        </div>
      ))}
    </dl>
  );
}
