/** What the pages about ORMs receive from the grid. */
export interface Query {
  start: number;
  end: number;
  sortModel: { field: string; sort: 'asc' | 'desc' }[];
  filterModel: {
    items: { field: string; operator: string; value?: unknown }[];
    logicOperator?: string;
    quickFilterValues?: string[];
  };
}
export const query = (changes: Partial<Query> = {}): Query => ({
  start: 0,
  end: 9,
  sortModel: [],
  filterModel: { items: [] },
  ...changes,
});
export const filter = (field: string, operator: string, value?: unknown) => ({
  items: [{ field, operator, value }],
});
