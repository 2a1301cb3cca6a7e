import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { memberAnchor } from '@site/src/api/shared/apiNames';
import type { ApiObjectData, ApiPageMember } from '@site/src/api/shared/apiPage';
import { Plan } from '@site/src/content/browser/plan';
import { Folded, FoldedList } from '../Folded';
import { DeprecationNote } from '../members/DeprecationNote';
import { MemberDetails } from '../members/MemberDetails';
import { DeprecatedChip, Since } from '../releases/Since';
import { RichTextView } from '../RichTextView';
import { TypeDefinitions } from '../types/TypeDefinitions';
import { TypeText } from '../types/TypeText';
import styles from './catalogs.module.css';

/** The methods of a part of the grid's API object, each collapsed under its name. */
export function ApiObject({ definitions, members, name }: ApiObjectData) {
  return (
    <TypeDefinitions definitions={definitions}>
      <FoldedList>
        {members.map((member) => (
          <Method key={member.name} owner={name} member={member} />
        ))}
      </FoldedList>
    </TypeDefinitions>
  );
}

interface MethodProps {
  readonly owner: string;
  readonly member: ApiPageMember;
}

function Method({ member, owner }: MethodProps) {
  const anchor = memberAnchor(owner, 'prop', member);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <Folded
      id={anchor}
      summary={
        <>
          <code>{member.name}()</code>
          {member.plan && <Plan name={member.plan} />}
          {member.deprecated && <DeprecatedChip since={member.deprecatedSince} />}
          {member.since && <Since since={member.since} />}
        </>
      }
    >
      <div className={styles.methodBody}>
        {member.deprecated && <DeprecationNote reason={member.deprecated} />}
        {member.description && <RichTextView text={member.description} />}
        <p>
          <TypeText type={member.type} />
        </p>
        <MemberDetails member={member} />
      </div>
    </Folded>
  );
}
