/**
 * What a reader does with a prop, property, or method, in the order in which pages list the tasks.
 * The texts are the messages `api-docs.tasks.*`.
 */
export const API_TASKS = [
  'data',
  'value',
  'series',
  'axes',
  'columns',
  'rows',
  'items',
  'selection',
  'expansion',
  'editing',
  'filtering',
  'pagination',
  'grouping',
  'reordering',
  'export',
  'validation',
  'views',
  'opening',
  'formats',
  'marks',
  'zoom',
  'layout',
  'styling',
  'accessibility',
  'performance',
  'assistant',
  'events',
  'other',
] as const;

export type ApiTask = (typeof API_TASKS)[number];

/** The tasks of the entries that have one, in the order of pages. */
export function tasksIn(entries: readonly { readonly task?: ApiTask | undefined }[]): ApiTask[] {
  return API_TASKS.filter((task) => entries.some((entry) => entry.task === task));
}

/** The id of the heading above the entries of a task. */
export const taskId = (task: ApiTask) => `props-${task}`;

/** Whether a guide is about a task: it has its name, such as `filtering` or `row-selection`. */
export function isGuideOf(task: ApiTask, route: string): boolean {
  return new RegExp(`/(?:row-)?${task}/$`).test(route);
}
