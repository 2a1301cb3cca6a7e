import { useMemo } from 'react';
import type { ApiPageData } from '@site/src/api/shared/apiPage';
import { useTranslate } from '@site/src/base/browser/messages';
import { MemberDetails } from './members/MemberDetails';
import { MemberSection } from './members/MemberSection';
import { propItem } from './members/memberItem';
import { TypeDefinitions } from './types/TypeDefinitions';
import { useEntries } from './useEntries';

const FIRST_MEMBERS = 6;

interface MembersProps extends ApiPageData {
  /** Whether the page describes several components, whose members can share names. */
  readonly isOneOfMany?: boolean;
}

/** The props of a component, or the properties of an interface. */
export function Members({ isOneOfMany, ...page }: MembersProps) {
  const { definitions, kind, members, name } = page;
  const t = useTranslate();
  const entries = useEntries(members, FIRST_MEMBERS);
  const items = useMemo(
    () =>
      entries.map((member) => {
        const item = propItem(name, member, <MemberDetails member={member} />);
        return isOneOfMany ? { ...item, alias: undefined } : item;
      }),
    [entries, name, isOneOfMany],
  );
  const hasDefaults = members.some((member) => member.default !== undefined);
  return (
    <TypeDefinitions definitions={definitions}>
      <MemberSection
        page={page}
        section="props"
        title={t(kind === 'component' ? 'api-docs.props' : 'api-docs.properties')}
        items={items}
        columns={[
          t('api-docs.name'),
          t('api-docs.type'),
          hasDefaults ? t('api-docs.default') : '',
          t('api-docs.description'),
        ]}
      />
    </TypeDefinitions>
  );
}
