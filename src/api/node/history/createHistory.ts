import { groupBy } from '../../../base/shared/groupBy';
import type { ApiChange } from '../../shared/apiChanges';
import type { ApiProduct } from '../../shared/apiModel';
import type { ApiMemberKind } from '../../shared/apiNames';
import { memoize } from '../../../base/shared/memoize';
import type { ApiFacts, EntryFacts } from './apiFacts';
import { compareMajors } from './compareMajors';

/** The changes from one major to the next. */
export interface HistoryStep {
  from: ApiFacts;
  to: ApiFacts;
  changes: ApiChange[];
}

/** A change of a component, with its major. */
export type DatedChange = ApiChange & { major: string };

/** When a member was added. */
export interface MemberSince {
  /** The major that added it, or the oldest known one that has it. */
  since: string;
  /**
   * An older major has the component but doesn't list all of its members, so the member can be
   * older.
   */
  orEarlier?: true;
}

/** The known history of the newest major's components. */
export interface ApiHistory {
  /** The newest major. */
  major: string;
  /** Newest first. */
  steps: readonly HistoryStep[];
  /** The major that added a component, or the oldest known one. */
  componentSince: (product: ApiProduct, name: string) => string | undefined;
  /** When a member was added; undefined for unknown members. */
  memberSince: (
    product: ApiProduct,
    component: string,
    kind: ApiMemberKind,
    name: string,
  ) => MemberSince | undefined;
  /** The changes of a component and its members, newest first. */
  changesOf: (product: ApiProduct, component: string) => readonly DatedChange[];
}

function historySteps(majors: readonly ApiFacts[]): HistoryStep[] {
  return majors.slice(1).flatMap((from, index) => {
    const to = majors[index];
    return to ? [{ from, to, changes: compareMajors(from, to) }] : [];
  });
}

function isIn({ products }: ApiFacts, product: ApiProduct, name: string): boolean {
  const found = products[product];
  return (
    found !== undefined &&
    (name in found.entries || found.exported.includes(name) || found.propsTypes.includes(name))
  );
}

function entryOf({ products }: ApiFacts, product: ApiProduct, name: string) {
  const { entries, slotProps } = products[product] ?? {};
  return entries?.[name] ?? slotProps?.[name];
}

/** Whether the type lists its members, instead of accepting any name. */
function listsMembers(major: ApiFacts, product: ApiProduct, name: string): boolean {
  const entry = entryOf(major, product, name);
  return entry !== undefined && !entry.isOpen;
}

/** The majors from the newest on, until the first that doesn't have it. */
function unbroken(majors: readonly ApiFacts[], has: (major: ApiFacts) => boolean): ApiFacts[] {
  const gap = majors.findIndex((major) => !has(major));
  return gap < 0 ? [...majors] : majors.slice(0, gap);
}

/** The members of an entry, its own and inherited ones: `prop rows`. */
function keysOf({ inherited, members }: EntryFacts): ReadonlySet<string> {
  return new Set([
    ...members.map(({ kind, name }) => `${kind} ${name}`),
    ...inherited.map((prop) => `prop ${prop}`),
  ]);
}

/**
 * Compares majors, and provides when something was added and how it changed.
 *
 * @param majors The facts of consecutive majors, starting with the newest: v8, v7, v6, …
 */
export function createHistory(majors: readonly ApiFacts[]): ApiHistory {
  const steps = historySteps(majors);
  const memberKeys = memoize(keysOf);
  const changes = groupBy(
    steps.flatMap(({ changes: found, to: { major } }) =>
      found.map((change): DatedChange => ({ ...change, major })),
    ),
    ({ component, product }) => `${product}/${component}`,
  );
  return {
    major: majors[0]?.major ?? '',
    steps,
    componentSince: (product, name) =>
      unbroken(majors, (major) => isIn(major, product, name)).at(-1)?.major,
    memberSince: (product, component, kind, name) => {
      const having = unbroken(majors, (major) => {
        const entry = entryOf(major, product, component);
        return entry !== undefined && memberKeys(entry).has(`${kind} ${name}`);
      });
      const older = majors[having.length];
      const isUnknown =
        older && isIn(older, product, component) && !listsMembers(older, product, component);
      const since = having.at(-1)?.major;
      return since ? { since, ...(isUnknown ? { orEarlier: true } : {}) } : undefined;
    },
    changesOf: (product, component) => changes.get(`${product}/${component}`) ?? [],
  };
}
