import { tasksIn, type ApiTask } from '@site/src/api/shared/apiTasks';
import { groupItems, type MemberItem } from './memberItem';

/** How a section is ordered, in the storage of readers: by name, or by task. */
const ORDERS = ['alphabet', 'all'] as const;
export type MemberOrder = (typeof ORDERS)[number];

/** The order, or the only task whose entries are shown. */
export type TaskChoice = MemberOrder | ApiTask;

/** Whoever doesn't know a name looks for what they want to do, so this comes first. */
export function parseOrder(stored: string | null): MemberOrder {
  return ORDERS.find((order) => order === stored) ?? 'all';
}

export const isOrder = (choice: TaskChoice): choice is MemberOrder =>
  ORDERS.some((order) => order === choice);

/** A list of a section. */
export interface MemberList {
  readonly key: 'current' | 'deprecated' | ApiTask;
  readonly items: readonly MemberItem[];
}

/** Required entries stay first. */
function byName(items: readonly MemberItem[]): MemberItem[] {
  return [...items].sort(
    (a, b) =>
      Number(b.isRequired ?? false) - Number(a.isRequired ?? false) ||
      a.title.localeCompare(b.title, 'en'),
  );
}

/** The lists of a section in order: one for all entries or one per task, then what is deprecated. */
export function memberLists(items: readonly MemberItem[], choice: TaskChoice): MemberList[] {
  const { current, deprecated } = groupItems(items);
  const lists: MemberList[] =
    choice === 'all'
      ? tasksIn(current).map((task) => ({
          key: task,
          items: current.filter((item) => item.task === task),
        }))
      : [{ key: 'current', items: choice === 'alphabet' ? byName(current) : current }];
  return deprecated.length > 0 ? [...lists, { key: 'deprecated', items: deprecated }] : lists;
}
