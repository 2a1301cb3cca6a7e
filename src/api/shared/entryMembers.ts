import type { ApiComponent, ApiCssClass, ApiInterface, ApiMember, ApiSlot } from './apiModel';

/** A prop or property, slot, or class of an entry; the rule name of a class is its name. */
export type EntryMember = { readonly name: string } & (
  | { readonly kind: 'prop'; readonly member: ApiMember }
  | { readonly kind: 'slot'; readonly member: ApiSlot }
  | { readonly kind: 'class'; readonly member: ApiCssClass }
);

/** The members of a component or interface, in the order of a page. */
export function entryMembers(entry: ApiComponent | ApiInterface): EntryMember[] {
  const props = entry.kind === 'component' ? entry.props : entry.members;
  const { classes = [], slots = [] } = entry.kind === 'component' ? entry : {};
  return [
    ...props.map((member) => ({ kind: 'prop' as const, name: member.name, member })),
    ...slots.map((member) => ({ kind: 'slot' as const, name: member.name, member })),
    ...classes.map((member) => ({ kind: 'class' as const, name: member.key, member })),
  ];
}
