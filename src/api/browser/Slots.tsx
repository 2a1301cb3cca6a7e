import { useMemo } from 'react';
import type { ApiPageData } from '@site/src/api/shared/apiPage';
import { useTranslate } from '@site/src/base/browser/messages';
import { SlotDetails } from './members/MemberDetails';
import { MemberSection } from './members/MemberSection';
import { slotItem } from './members/memberItem';
import { TypeDefinitions } from './types/TypeDefinitions';
import { useEntries } from './useEntries';

const FIRST_SLOTS = 3;

/** The slots of a component, their default components, and the props that they receive. */
export function Slots(page: ApiPageData) {
  const { definitions, name, slots = [] } = page;
  const t = useTranslate();
  const entries = useEntries(slots, slots.slice(0, FIRST_SLOTS));
  const items = useMemo(
    () =>
      entries.map((slot) => slotItem(name, slot, slot.className && <SlotDetails slot={slot} />)),
    [entries, name],
  );
  return (
    <TypeDefinitions definitions={definitions}>
      <MemberSection
        page={page}
        section="slots"
        title={t('api-docs.slots')}
        items={items}
        columns={[
          t('api-docs.slotName'),
          t('api-docs.slotProps'),
          t('api-docs.default'),
          t('api-docs.description'),
        ]}
      />
    </TypeDefinitions>
  );
}
