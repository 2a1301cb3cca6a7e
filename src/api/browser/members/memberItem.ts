import type { ReactNode } from 'react';
import type { ApiPlan, ApiTypeText } from '@site/src/api/shared/apiModel';
import type {
  ApiPageChange,
  ApiPageClass,
  ApiPageMember,
  ApiPageSlot,
  ApiSince,
  RichText,
} from '@site/src/api/shared/apiPage';
import { memberAlias, memberAnchor, type ApiMemberKind } from '@site/src/api/shared/apiNames';
import { API_TASKS, type ApiTask } from '@site/src/api/shared/apiTasks';
import { byNewest, releasesIn } from '@site/src/api/shared/releases';
import { plainType } from '@site/src/api/shared/typeText';
import { plainText } from '../plainText';

/** A prop, slot, or class as an entry of a section. */
export interface MemberItem {
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
  readonly plan?: ApiPlan;
  readonly task?: ApiTask;
  readonly isRequired?: boolean;
  readonly isState?: boolean;
  /** For an event: whether a listener can prevent the grid's default behavior. */
  readonly isPreventable?: boolean;
  readonly deprecated?: RichText;
  readonly since?: ApiSince;
  readonly deprecatedSince?: ApiSince;
  /** How later majors changed it. */
  readonly changes?: readonly ApiPageChange[];
  readonly type?: ApiTypeText;
  /** For a function whose type is only a name: `(params, event, details) => void`. */
  readonly signature?: string;
  /** The second fact in the table: the default, or the rule name of a class. */
  readonly fact?: string;
  readonly description?: RichText;
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

/** What the filter searches. */
export function searchText(...texts: (string | undefined)[]): string {
  return texts.join(' ').toLowerCase();
}

export function propItem(owner: string, member: ApiPageMember, details: ReactNode): MemberItem {
  const { changes, deprecated, deprecatedSince, description, name, plan, required } = member;
  const { since, task, type } = member;
  return {
    ...anchors(owner, 'prop', name),
    title: name,
    plan,
    task,
    isRequired: required,
    deprecated,
    since,
    deprecatedSince,
    changes,
    type,
    signature: member.signature,
    fact: member.default,
    description,
    details,
    searchText: searchText(name, plainType(type), plainText(description), since, deprecatedSince),
  };
}

export function slotItem(owner: string, slot: ApiPageSlot, details?: ReactNode): MemberItem {
  const { changes, className, deprecated, deprecatedSince, description, name } = slot;
  const { plan, props, since, target } = slot;
  return {
    ...anchors(owner, 'slot', name, className),
    title: name,
    className: className ?? target,
    plan,
    deprecated,
    since,
    deprecatedSince,
    changes,
    type: props,
    fact: slot.default,
    description,
    details,
    searchText: searchText(
      ...[name, className, plainType(props), slot.default, plainText(description)],
      ...[since, deprecatedSince],
    ),
  };
}

export function classItem(owner: string, entry: ApiPageClass, details?: ReactNode): MemberItem {
  const { changes, className, deprecated, deprecatedSince, description, key, since, state } = entry;
  return {
    ...anchors(owner, 'class', key),
    title: `.${className}`,
    className,
    isState: state,
    deprecated,
    since,
    deprecatedSince,
    changes,
    fact: state ? undefined : key,
    description,
    details,
    searchText: searchText(className, key, plainText(description), since, deprecatedSince),
  };
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

/** The tasks of the entries, in the order of pages. */
export function tasksIn(items: readonly MemberItem[]): ApiTask[] {
  return API_TASKS.filter((task) => items.some((item) => item.task === task));
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
