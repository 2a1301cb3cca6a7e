import type { ReactNode } from 'react';
import type { ApiTypeText } from '@site/src/api/shared/apiModel';
import type {
  ApiPageClass,
  ApiPageMember,
  ApiPageSlot,
  Described,
} from '@site/src/api/shared/apiPage';
import { memberAlias, memberAnchor, type ApiMemberKind } from '@site/src/api/shared/apiNames';
import type { ApiTask } from '@site/src/api/shared/apiTasks';
import { byNewest, releasesIn } from '@site/src/api/shared/releases';
import { plainType } from '@site/src/api/shared/typeText';
import { plainText } from '../plainText';

/** What the data of a page says about entries of every kind. */
type MemberData = Pick<ApiPageMember, keyof Described | 'changes' | 'guide' | 'plan' | 'task'>;

/** A prop, slot, or class as an entry of a section. */
export interface MemberItem extends Readonly<MemberData> {
  readonly anchor: string;
  /**
   * The short anchor of the same entry. Undefined on a page with several components, whose members
   * can share names.
   */
  readonly alias?: string;
  /** The displayed name: `rows`, `.MuiDataGrid-root`. */
  readonly title: string;
  /** The class on the elements of a class or slot, if known. */
  readonly className?: string;
  readonly isRequired?: boolean;
  readonly isState?: boolean;
  /** For an event: whether a listener can prevent the grid's default behavior. */
  readonly isPreventable?: boolean;
  readonly type?: ApiTypeText;
  /** For a function whose type is only a name: `(params, event, details) => void`. */
  readonly signature?: string;
  /** The second fact in the table: the default, or the rule name of a class. */
  readonly fact?: string;
  /** What the entry shows below its description. */
  readonly details?: ReactNode;
  /** Lowercase text that the filter searches. */
  readonly searchText: string;
}

function anchors(owner: string, kind: ApiMemberKind, name: string, className?: string) {
  return {
    anchor: memberAnchor(owner, kind, { name, className }),
    alias: memberAlias(kind, name),
  };
}

/**
 * An entry of any kind.
 *
 * @param texts What the filter searches beside its type, description, and releases.
 */
export function createItem(
  { changes, deprecated, deprecatedSince, description, guide, plan, since, task }: MemberData,
  own: Omit<MemberItem, keyof MemberData | 'searchText'>,
  ...texts: readonly (string | undefined)[]
): MemberItem {
  const searched = [...texts, plainType(own.type), plainText(description), since, deprecatedSince];
  return {
    changes,
    deprecated,
    deprecatedSince,
    description,
    guide,
    plan,
    since,
    task,
    ...own,
    searchText: searched.join(' ').toLowerCase(),
  };
}

export function propItem(owner: string, member: ApiPageMember, details: ReactNode): MemberItem {
  const { name, required: isRequired, signature, type } = member;
  const own = { title: name, isRequired, type, signature, fact: member.default, details };
  return createItem(member, { ...anchors(owner, 'prop', name), ...own }, name);
}

export function slotItem(owner: string, slot: ApiPageSlot, details?: ReactNode): MemberItem {
  const { className, default: fact, name, props: type, target } = slot;
  const own = { title: name, className: className ?? target, type, fact, details };
  return createItem(
    slot,
    { ...anchors(owner, 'slot', name, className), ...own },
    ...[name, className, fact],
  );
}

export function classItem(owner: string, entry: ApiPageClass, details?: ReactNode): MemberItem {
  const { className, key, state: isState } = entry;
  const own = { title: `.${className}`, className, isState, fact: isState ? undefined : key };
  return createItem(
    entry,
    { ...anchors(owner, 'class', key), ...own, details },
    ...[className, key],
  );
}

const RELEASE = /^\d+\.\d+$/;

/** A release must match as a whole: `8.1` isn't part of `8.12`. */
function contains(text: string, word: string): boolean {
  return RELEASE.test(word) ? text.split(/[\s,]+/).includes(word) : text.includes(word);
}

/** The entries that contain every word of the query; of one task, if it is given. */
export function filterItems(
  items: readonly MemberItem[],
  query: string,
  task?: ApiTask,
): readonly MemberItem[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(
    (item) =>
      (task === undefined || item.task === task) &&
      words.every((word) => contains(item.searchText, word)),
  );
}

/** The releases that added or deprecated any of the entries, newest first. */
export function releasesOf(items: readonly MemberItem[]): string[] {
  const found = items.flatMap(({ deprecatedSince, since }) => [
    ...releasesIn(since),
    ...releasesIn(deprecatedSince),
  ]);
  return [...new Set(found)].sort(byNewest);
}

/** Required entries first; deprecated ones are a group of their own. */
export function groupItems(items: readonly MemberItem[]) {
  const current = items.filter(({ deprecated }) => !deprecated);
  return {
    current: [
      ...current.filter(({ isRequired }) => isRequired),
      ...current.filter(({ isRequired }) => !isRequired),
    ],
    deprecated: items.filter(({ deprecated }) => deprecated),
  };
}
