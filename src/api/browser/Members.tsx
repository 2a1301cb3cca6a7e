import { useMemo, type ReactNode } from 'react';
import type { ApiPageData } from '@site/src/api/shared/apiPage';
import { API_TASKS } from '@site/src/api/shared/apiTasks';
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
  /** The headings of the tasks in the Markdown of the page, which are only there for its contents. */
  readonly children?: ReactNode;
}

/** The members at the top of the page, which lists them by task if they have any. */
function firstMembers(members: ApiPageData['members']) {
  const byTask = API_TASKS.flatMap((task) => members.filter((member) => member.task === task));
  const first = new Set((byTask.length > 0 ? byTask : members).slice(0, FIRST_MEMBERS));
  return members.filter((member) => first.has(member));
}

/** The props of a component, or the properties of an interface. */
export function Members({ children, isOneOfMany, ...page }: MembersProps) {
  const { definitions, kind, members, name } = page;
  const t = useTranslate();
  const first = useMemo(() => firstMembers(members), [members]);
  const entries = useEntries(members, first);
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
        hasTaskHeadings={children !== undefined}
      />
    </TypeDefinitions>
  );
}
