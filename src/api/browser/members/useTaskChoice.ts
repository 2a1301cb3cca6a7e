import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { taskId, type ApiTask } from '@site/src/api/shared/apiTasks';
import { useStoredChoice } from '@site/src/base/browser/storage';
import { API_ORDER_KEY } from '@site/src/base/shared/storageKeys';
import { keepInView } from './keepInView';
import { isOrder, parseOrder, type TaskChoice } from './memberLists';

/**
 * The order of a section, which readers keep on all pages, or the only task that they chose on this
 * one. Following a link to the heading of a task shows all tasks, because it exists in no other order.
 *
 * @param tasks Those of the section; none: its entries are in the order of their names.
 */
export function useTaskChoice(tasks: readonly ApiTask[]) {
  const { hash } = useLocation();
  const [order, setOrder] = useStoredChoice(API_ORDER_KEY, parseOrder);
  const [own, setOwn] = useState<TaskChoice | null>(null);

  useEffect(() => {
    const target = tasks.map(taskId).find((id) => hash === `#${id}`);
    if (target !== undefined) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- the server knows no hash, and the reader may choose another order later
      setOwn('all');
      return keepInView(target);
    }
  }, [hash, tasks]);

  const choice: TaskChoice = tasks.length === 0 ? 'alphabet' : (own ?? order);
  const choose = (next: TaskChoice) => {
    if (isOrder(next)) {
      setOrder(next);
    }
    setOwn(isOrder(next) ? null : next);
  };
  return [choice, choose] as const;
}
