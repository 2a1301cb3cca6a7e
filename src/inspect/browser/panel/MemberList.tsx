import { useTranslate } from '@site/src/base/browser/messages';
import { Summary } from '@site/src/base/browser/ui/Summary';
import { usePartsOf } from '../dom/usePartsOf';
import type { Member } from '../model/listMembers';
import { NameLink } from './Fact';
import styles from './Panel.module.css';

interface MemberListProps {
  /** The name of the demo. */
  readonly demo: string;
  readonly members: readonly Member[];
  readonly onHint: (elements: readonly Element[]) => void;
}

/** All classes and slots of the component. Pointing at one outlines its parts in the demo. */
export function MemberList({ demo, members, onHint }: MemberListProps) {
  const t = useTranslate();
  const parts = usePartsOf(demo);
  const counted = members.map((member) => ({ member, found: parts.get(member.className) ?? [] }));
  const sorted = [
    ...counted.filter(({ found }) => found.length > 0),
    ...counted.filter(({ found }) => found.length === 0),
  ];
  return (
    <details className={styles.members}>
      <Summary>{t('inspect.members', { count: members.length })}</Summary>
      <p className={styles.hint}>{t('inspect.membersHint')}</p>
      <ul>
        {sorted.map(({ found, member }) => (
          <li
            key={member.name}
            data-empty={found.length === 0 || undefined}
            onPointerEnter={() => onHint(found)}
            onPointerLeave={() => onHint([])}
            onFocus={() => onHint(found)}
            onBlur={() => onHint([])}
          >
            <NameLink {...member} />
            <span>{found.length > 0 ? t('inspect.count', { count: found.length }) : ''}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
