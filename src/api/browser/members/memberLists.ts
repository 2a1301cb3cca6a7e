import type { ApiTask } from '@site/src/api/shared/apiTasks';
import { groupItems, tasksIn, type MemberItem } from './memberItem';

/** How a section is ordered: by name, by task, or only one task. */
export type TaskChoice = 'alphabet' | 'all' | ApiTask;

/** A list of a section. */
export interface MemberList {
  readonly key: 'current' | 'deprecated' | ApiTask;
  readonly items: readonly MemberItem[];
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
      : [{ key: 'current', items: current }];
  return deprecated.length > 0 ? [...lists, { key: 'deprecated', items: deprecated }] : lists;
}
