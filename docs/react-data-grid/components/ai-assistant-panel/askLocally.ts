import type { PromptResponse } from '@mui/x-data-grid-premium';

const DELAY_MS = 500;

/** What the grid tells about a column. */
interface ColumnContext {
  readonly field: string;
  readonly description: string | null;
  readonly examples: readonly unknown[];
  readonly type: string;
  readonly allowedOperators: readonly string[];
}

const FUNCTIONS = { average: 'avg', total: 'sum', highest: 'max', lowest: 'min' } as const;

/** Values in the question that the grid has given as examples. */
function valueFilters(question: string, columns: readonly ColumnContext[]) {
  return columns.flatMap(({ allowedOperators, examples, field }) => {
    const named = [...new Set(examples.map(String))].filter(
      (value) => Number.isNaN(Number(value)) && question.includes(value.toLowerCase()),
    );
    const single = allowedOperators.includes('is') ? 'is' : 'equals';
    return named.length === 0
      ? []
      : [
          named.length === 1
            ? { column: field, operator: single, value: named[0] }
            : { column: field, operator: 'isAnyOf', value: named },
        ];
  });
}

function answer(prompt: string, columns: readonly ColumnContext[]) {
  const question = prompt.toLowerCase();
  const isField = (word: string) => columns.some(({ field }) => field === word);
  const find = (pattern: RegExp) => [...question.matchAll(pattern)].map((match) => match.slice(1));

  const comparisons = find(/(\w+) (above|over|below|under) (\d+)/g)
    .filter(([field]) => isField(field))
    .map(([field, word, value]) => ({
      column: field,
      operator: word === 'above' || word === 'over' ? '>' : '<',
      value: Number(value),
    }));
  const aggregated = find(/(average|total|highest|lowest) (\w+)/g).filter(([, field]) =>
    isField(field),
  );
  return {
    filters: [...valueFilters(question, columns), ...comparisons],
    sorting: find(/(?:sort|sorted|order) by (\w+)/g)
      .filter(([field]) => isField(field))
      .map(([field]) => ({
        column: field,
        direction: question.includes('descending') ? ('desc' as const) : ('asc' as const),
      })),
    grouping: find(/(?:per|group by|grouped by) (\w+)/g)
      .filter(([field]) => isField(field))
      .map(([field]) => ({ column: field })),
    aggregation: Object.fromEntries(
      aggregated.map(([name, field]) => [field, FUNCTIONS[name as keyof typeof FUNCTIONS]]),
    ),
  };
}

/**
 * Takes the place of a language model, so that the demo needs no service. It knows a dozen words, and
 * of the data only what the grid sends along.
 */
export function askLocally(
  prompt: string,
  context: string,
  conversationId = 'conversation-1',
): Promise<PromptResponse> {
  const parts = answer(prompt, JSON.parse(context) as ColumnContext[]);
  const isEmpty =
    Object.keys(parts.aggregation).length === 0 &&
    [parts.filters, parts.sorting, parts.grouping].every((part) => part.length === 0);
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (isEmpty) {
        reject(new Error('The stand-in of this demo does not understand that.'));
      } else {
        resolve({ conversationId, select: -1, pivoting: {}, ...parts });
      }
    }, DELAY_MS);
  });
}
