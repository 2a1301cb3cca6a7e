import type { ReactNode } from 'react';
import { API_MEMBER_KINDS, type ApiMemberKind } from '@site/src/api/shared/apiNames';
import { useTranslate } from '@site/src/base/browser/messages';
import { MEMBER_LABELS } from './changeLabels';
import styles from './MemberNames.module.css';

interface Named {
  readonly name: string;
  /** Undefined for the component itself. */
  readonly kind?: ApiMemberKind;
}

interface MemberNamesProps<Member extends Named> {
  /** What happened to them, such as `New`. */
  readonly label: string;
  readonly members: readonly Member[];
  /** Renders the name of a member. */
  readonly children: (member: Member) => ReactNode;
}

/** The names of members that share a change, each kind in a row. */
export function MemberNames<Member extends Named>(props: MemberNamesProps<Member>) {
  const { children, label, members } = props;
  const t = useTranslate();
  return [undefined, ...API_MEMBER_KINDS].map((kind) => {
    const found = members.filter((member) => member.kind === kind);
    return found.length > 0 ? (
      <p key={kind ?? ''} className={styles.row}>
        <span className={styles.kind}>{kind ? `${label} · ${t(MEMBER_LABELS[kind])}` : label}</span>
        {found.map((member) => (
          <span key={member.name} className={styles.name}>
            {children(member)}
          </span>
        ))}
      </p>
    ) : null;
  });
}
