import aggregates from '@site/docs/react-data-grid/server-side-data/lab/aggregates.ts?source';
import columns from '@site/docs/react-data-grid/server-side-data/lab/columns.ts?source';
import fields from '@site/docs/react-data-grid/server-side-data/lab/fields.ts?source';
import filters from '@site/docs/react-data-grid/server-side-data/lab/filters.ts?source';
import filterValues from '@site/docs/react-data-grid/server-side-data/lab/filterValues.ts?source';
import handler from '@site/docs/react-data-grid/server-side-data/lab/handler.ts?source';
import memoryFilters from '@site/docs/react-data-grid/server-side-data/lab/memoryFilters.ts?source';
import memoryHandler from '@site/docs/react-data-grid/server-side-data/lab/memoryHandler.ts?source';
import orders from '@site/docs/react-data-grid/server-side-data/lab/orders.ts?source';
import pglite from '@site/docs/react-data-grid/server-side-data/lab/pglite.ts?source';
import pivot from '@site/docs/react-data-grid/server-side-data/lab/pivot.ts?source';
import queryParts from '@site/docs/react-data-grid/server-side-data/lab/queryParts.ts?source';
import table from '@site/docs/react-data-grid/server-side-data/lab/table.ts?source';
import tree from '@site/docs/react-data-grid/server-side-data/lab/tree.ts?source';

/** The files that readers copy, in the order in which one reads them. */
export const SOURCES: Readonly<Record<string, string>> = {
  'handler.ts': handler,
  'filters.ts': filters,
  'filterValues.ts': filterValues,
  'aggregates.ts': aggregates,
  'pivot.ts': pivot,
  'tree.ts': tree,
  'queryParts.ts': queryParts,
  'table.ts': table,
  'fields.ts': fields,
  'orders.ts': orders,
  'columns.ts': columns,
  'pglite.ts': pglite,
  'memoryHandler.ts': memoryHandler,
  'memoryFilters.ts': memoryFilters,
};

/** The files that the lab runs, which are worth editing in it. The others are for the grid and for tests. */
export const RUNNING_SOURCES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SOURCES).filter(([name]) => !/^(?:columns|memory)/.test(name)),
);
