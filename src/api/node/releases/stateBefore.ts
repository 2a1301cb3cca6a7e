import type { ApiProduct } from '../../shared/apiModel';
import type { ApiMemberKind } from '../../shared/apiNames';
import type { ApiFacts, EntryFacts, ProductFacts } from '../history/apiFacts';
import { compareMajors } from '../history/compareMajors';
import { readKey, type NameFacts } from './names';
import type { State, StateBefore } from './states';

/** The old names of renamed components and interfaces, by their current ones. */
function oldNames(before: ApiFacts, after: ApiFacts, product: ApiProduct): Map<string, string> {
  return new Map(
    compareMajors(before, after).flatMap((change) =>
      change.product === product && change.kind === 'renamed' && !change.member && change.from
        ? [[change.component, change.from] as const]
        : [],
    ),
  );
}

function entryState(name: string, facts: ProductFacts, current: NameFacts | undefined): State {
  const entry = facts.entries[name] ?? facts.slotProps[name];
  if (entry) {
    return entry.deprecated === undefined ? 'present' : 'deprecated';
  }
  const isExported = facts.exported.includes(name) || facts.propsTypes.includes(name);
  return isExported ? 'present' : current?.isInternal ? 'unknown' : 'absent';
}

/** Whether members can come from a type parameter, which isn't resolved: `AxisConfig<AxisProps>`. */
function isExtensible({ generics }: EntryFacts): boolean {
  return generics.some((name) => /Props$/.test(name));
}

function memberState(
  { kind, name, owner }: { kind: ApiMemberKind; name: string; owner: string },
  facts: ProductFacts,
  current: NameFacts | undefined,
): State {
  const entry = facts.entries[owner] ?? facts.slotProps[owner];
  if (!entry) {
    return 'unknown';
  }
  const member = entry.members.find((one) => one.kind === kind && one.name === name);
  if (member) {
    return member.deprecated === undefined ? 'present' : 'deprecated';
  }
  const isInherited = kind === 'prop' && entry.inherited.includes(name);
  const isOfOther = current?.declaredBy !== undefined && current.declaredBy !== owner;
  const isUnknown = entry.isOpen || (isOfOther && isExtensible(entry));
  return isInherited ? 'present' : isUnknown ? 'unknown' : 'absent';
}

/**
 * What the facts of the previous major say about names of the current one. Members of a renamed
 * component are looked up under its old name. Methods, events, selectors, and other exports aren't
 * recorded.
 *
 * @param newest The names of the current major.
 */
export function createStateBefore(
  before: ApiFacts,
  after: ApiFacts,
  product: ApiProduct,
  newest: ReadonlyMap<string, NameFacts>,
): StateBefore {
  const facts = before.products[product];
  const renamed = oldNames(before, after, product);
  return (key) => {
    const { kind, name, owner } = readKey(key);
    if (!facts) {
      return 'unknown';
    }
    if (kind === 'entry') {
      return entryState(name, facts, newest.get(key));
    }
    if (owner === undefined || (kind !== 'prop' && kind !== 'slot' && kind !== 'class')) {
      return 'unknown';
    }
    const place = { kind, name, owner: renamed.get(owner) ?? owner };
    const state = memberState(place, facts, newest.get(key));
    const ownerFacts = newest.get(`entry ${owner}`);
    // The properties of a new interface may come from another type.
    const isNew =
      state === 'unknown' &&
      newest.get(key)?.declaredBy === undefined &&
      !renamed.has(owner) &&
      entryState(owner, facts, ownerFacts) === 'absent';
    return isNew ? 'absent' : state;
  };
}
