import { useMemo } from 'react';
import { catalogAnchor } from '@site/src/api/shared/apiNames';
import type { ApiEventsData, ApiPageEvent } from '@site/src/api/shared/apiPage';
import { useTranslate } from '@site/src/base/browser/messages';
import { MemberSection } from '../members/MemberSection';
import { createItem, type MemberItem } from '../members/memberItem';
import { TypeDefinitions } from '../types/TypeDefinitions';
import { TypeText } from '../types/TypeText';

/** The DOM event that a listener receives, and the grids that fire it. */
function EventDetails({ event: { event, firedBy } }: { readonly event: ApiPageEvent }) {
  const t = useTranslate();
  return (
    <>
      {event && (
        <p>
          {t('api-docs.event')} <TypeText type={event} />
        </p>
      )}
      <p>{t('api-docs.firedBy', { names: firedBy.join(', ') })}</p>
    </>
  );
}

function eventItem(event: ApiPageEvent): MemberItem {
  const { componentProp: fact, name, params: type, preventable: isPreventable } = event;
  const own = { title: name, isPreventable, type, fact, details: <EventDetails event={event} /> };
  return createItem(
    event,
    { anchor: catalogAnchor('event', name), alias: name, ...own },
    ...[name, fact],
  );
}

/** Every event of the grid: what its listener receives, its prop, and the grids that fire it. */
export function ApiEvents({ definitions, events }: ApiEventsData) {
  const t = useTranslate();
  const items = useMemo(() => events.map(eventItem), [events]);
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
