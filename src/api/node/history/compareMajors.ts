import type { ApiChange } from '../../shared/apiChanges';
import type { ApiProduct } from '../../shared/apiModel';
import { API_MEMBER_KINDS, type ApiMemberKind } from '../../shared/apiNames';
import type { ApiFacts, EntryFacts, ProductFacts } from './apiFacts';
import { compareMember, type MemberChange } from './compareMember';
import { advice } from './advice';
import { findRenames } from './renames';
import { isUnchanged } from './unchanged';
import type { TypeScope } from './typeKey';

/** A documented component or interface, with what is needed to interpret the types of its major. */
interface Side {
  entry: EntryFacts;
  scope: TypeScope;
}

/**
 * The type parameters of both majors, and the names that constrain them. They don't affect what a
 * prop accepts.
 */
function parameterNames(...entries: EntryFacts[]): Set<string> {
  return new Set(entries.flatMap(({ generics }) => generics));
}

function compareKind(kind: ApiMemberKind, before: Side, after: Side): MemberChange[] {
  const ofKind = ({ entry }: Side) =>
    new Map(entry.members.flatMap((m) => (m.kind === kind ? [[m.name, m] as const] : [])));
  const [old, current] = [ofKind(before), ofKind(after)];
  // A prop that the other major only lists as inherited still exists.
  const inherited = new Set(before.entry.inherited);
  const nowInherited = new Set(after.entry.inherited);
  const isGone = (name: string) =>
    !current.has(name) && !(kind === 'prop' && nowInherited.has(name));
  const isNew = (name: string) => !old.has(name) && !(kind === 'prop' && inherited.has(name));
  const removed = [...old.values()].filter(({ name }) => isGone(name));
  const added = [...current.values()].filter(({ name }) => isNew(name));
  const renames = findRenames(removed, added);
  const newNames = new Set(renames.values());
  return [
    ...removed.map(({ deprecated, name }): MemberChange => {
      const to = renames.get(name);
      return to
        ? { kind: 'renamed', member: { kind, name: to }, from: name, to }
        : { kind: 'removed', member: { kind, name }, to: deprecated || undefined };
    }),
    ...added
      .filter(({ name }) => !newNames.has(name))
      .map(({ name }): MemberChange => ({ kind: 'added', member: { kind, name } })),
    ...[...current.values()].flatMap((member) => {
      const previous = old.get(member.name);
      return previous
        ? compareMember({ member: previous, scope: before.scope }, { member, scope: after.scope })
        : [];
    }),
  ];
}

function compareEntries(before: Side, after: Side): MemberChange[] {
  const { deprecated } = after.entry;
  return [
    ...(deprecated !== undefined && before.entry.deprecated === undefined
      ? [{ kind: 'deprecated' as const, to: deprecated }]
      : []),
    ...API_MEMBER_KINDS.flatMap((kind) => compareKind(kind, before, after)),
  ];
}

function withPlace(product: ApiProduct, component: string, change: MemberChange): ApiChange {
  return { product, component, ...change };
}

const NO_PRODUCT: ProductFacts = {
  exported: [],
  entries: {},
  slotProps: {},
  propsTypes: [],
  aliases: {},
};

function compareProducts(
  product: ApiProduct,
  before: ProductFacts = NO_PRODUCT,
  after: ProductFacts,
): ApiChange[] {
  const names = Object.keys(after.entries);
  const describe = (facts: ProductFacts) => (name: string) => {
    const { deprecated, words } = facts.entries[name] ?? {};
    return { name, words, deprecated };
  };
  // An export that wasn't documented before isn't new.
  const added = names.filter((name) => !before.entries[name] && !before.exported.includes(name));
  const removed = Object.entries(before.entries).filter(
    ([name]) => !after.exported.includes(name) && !names.includes(name),
  );
  const renames = findRenames(
    removed.map(([name]) => describe(before)(name)),
    added.map(describe(after)),
  );
  const oldNames = new Map([...renames].map(([old, current]) => [current, old]));
  return [
    ...removed
      .filter(([name]) => !renames.has(name))
      .map(([component, { deprecated }]): ApiChange => ({
        product,
        component,
        kind: 'removed',
        to: deprecated || undefined,
      })),
    ...names.flatMap((component): ApiChange[] => {
      const oldName = oldNames.get(component);
      const [old, current] = [before.entries[oldName ?? component], after.entries[component]];
      return [
        ...(oldName
          ? [{ product, component, kind: 'renamed' as const, from: oldName, to: component }]
          : []),
        ...(added.includes(component) && !oldName
          ? [{ product, component, kind: 'added' as const }]
          : []),
        ...(old && current
          ? compareEntries(
              {
                entry: old,
                scope: {
                  generics: parameterNames(old, current),
                  aliasOf: (name) => before.aliases[name],
                },
              },
              {
                entry: current,
                scope: {
                  generics: parameterNames(old, current),
                  aliasOf: (name) => after.aliases[name],
                },
              },
            ).map((change) => withPlace(product, component, change))
          : []),
      ];
    }),
  ];
}

/**
 * Everything that changed from one major to the next: components, and their props, slots, and
 * classes. A product that only the newer major has counts as added as a whole.
 */
export function compareMajors(before: ApiFacts, after: ApiFacts): ApiChange[] {
  return (Object.entries(after.products) as [ApiProduct, ProductFacts][]).flatMap(
    ([product, facts]) =>
      compareProducts(product, before.products[product], facts)
        .filter((change) => !isUnchanged(change, after.major))
        .map((change) =>
          change.kind === 'removed' ? { ...change, to: advice(change, facts) } : change,
        ),
  );
}
