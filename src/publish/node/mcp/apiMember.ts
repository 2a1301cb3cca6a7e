import type {
  ApiPageClass,
  ApiPageData,
  ApiPageInherited,
  ApiPageMember,
  ApiPageSlot,
} from '../../../api/shared/apiPage';

/** A member of a component, by kind. */
export type FoundMember =
  | ({ readonly kind: 'prop' } & ApiPageMember)
  | ({ readonly kind: 'slot' } & ApiPageSlot)
  | ({ readonly kind: 'class' } & ApiPageClass)
  | ({ readonly kind: 'inherited prop' } & Omit<ApiPageInherited, 'props'> &
      ApiPageInherited['props'][number]);

/** All members of a component with a name. A slot and a class can share one. */
export function membersNamed(page: ApiPageData, name: string): FoundMember[] {
  const wanted = name.replace(/^\./, '').toLowerCase();
  const isWanted = (...names: readonly string[]) =>
    names.some((candidate) => candidate.toLowerCase() === wanted);
  return [
    ...page.members
      .filter((member) => isWanted(member.name))
      .map((member) => ({ kind: 'prop' as const, ...member })),
    ...(page.slots ?? [])
      .filter((slot) => isWanted(slot.name))
      .map((slot) => ({ kind: 'slot' as const, ...slot })),
    ...(page.classes ?? [])
      .filter((entry) => isWanted(entry.key, entry.className))
      .map((entry) => ({ kind: 'class' as const, ...entry })),
    ...(page.inherited ?? []).flatMap(({ props, ...source }) =>
      props
        .filter((prop) => isWanted(prop.name))
        .map((prop) => ({ kind: 'inherited prop' as const, ...source, ...prop })),
    ),
  ];
}

/** The names of all own members, for the message about an unknown one. */
export function memberNames({ members, slots = [], classes = [] }: ApiPageData): string[] {
  const names = [
    ...members.map(({ name }) => name),
    ...slots.map(({ name }) => name),
    ...classes.map(({ key }) => key),
  ];
  return [...new Set(names)];
}
