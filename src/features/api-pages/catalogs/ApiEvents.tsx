import { useMemo } from 'react';
import type { ApiEventsData } from '@site/src/shared/apiPage';
import { useTranslate } from '@site/src/features/i18n';
import { MemberSection } from '../members/MemberSection';
import type { MemberItem } from '../members/memberItem';
import { plainText, plainType } from '../plainText';
import { TypeDefinitions } from '../types/TypeDefinitions';
import { TypeText } from '../types/TypeText';

type GridEvent = ApiEventsData['events'][number];

function eventItem(event: GridEvent, eventLabel: string): MemberItem {
  const { componentProp, deprecated, description, name, params, plan } = event;
  return {
    anchor: `event-${name}`,
    alias: name,
    title: name,
    plan,
    deprecated,
    type: params,
    fact: componentProp,
    description,
    details: event.event && (
      <p>
        {eventLabel} <TypeText type={event.event} />
      </p>
    ),
    searchText: [name, componentProp, plainType(params), plainText(description)]
      .join(' ')
      .toLowerCase(),
  };
}

/** Every event of the grid: what its listener receives and the prop that listens to it. */
export function ApiEvents({ definitions, events }: ApiEventsData) {
  const t = useTranslate();
  const eventLabel = t('api-docs.event');
  const items = useMemo(
    () => events.map((event) => eventItem(event, eventLabel)),
    [events, eventLabel],
  );
  return (
    <TypeDefinitions definitions={definitions}>
      <MemberSection
        page={{ kind: 'interface', product: 'data-grid' }}
        section="props"
        title={t('api-docs.events')}
        items={items}
        columns={[
          t('api-docs.name'),
          t('api-docs.parameters'),
          t('api-docs.eventProp'),
          t('api-docs.description'),
        ]}
      />
    </TypeDefinitions>
  );
}
