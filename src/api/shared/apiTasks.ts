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
