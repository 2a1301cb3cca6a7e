import { act, render } from '@testing-library/react';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  gridFilteredDescendantCountLookupSelector,
  gridFilteredSortedRowIdsSelector,
  gridRowTreeSelector,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridFilterModel,
  type GridGroupNode,
  type GridPivotModel,
  type GridRowId,
  type GridSortModel,
} from '@mui/x-data-grid-premium';

/** What the proof asks of the grid and of each handler. */
export interface Model {
  filterModel: GridFilterModel;
  sortModel: GridSortModel;
  groupFields: string[];
  aggregationModel: Record<string, string>;
  pivotModel?: GridPivotModel;
}

/** What the grid shows of a group, or of all rows. */
export interface Level {
  results: Record<string, unknown>;
  /** Ids of rows without a group. */
  rows: GridRowId[];
  groups: (Level & { key: string; members: number })[];
}

/** Rendering takes most of the time, and the proof only reads the grid's state. */
const Nothing = () => null;

/** A real grid, which filters, sorts, groups, aggregates, and pivots in the browser. */
export function startGrid(props: Pick<DataGridPremiumProps, 'rows' | 'columns'>) {
  let api!: { current: GridApiPremium };
  function Grid(models: Partial<DataGridPremiumProps>) {
    api = useGridApiRef() as typeof api;
    return (
      <div style={{ width: 500, height: 300 }}>
        <DataGridPremium
          apiRef={api}
          {...props}
          {...models}
          hideFooter
          slots={{ row: Nothing, columnHeaders: Nothing }}
          getAggregationPosition={() => 'inline'}
        />
      </div>
    );
  }
  const { rerender } = render(<Grid />);

  async function show({
    filterModel,
    sortModel,
    groupFields,
    aggregationModel,
    pivotModel,
  }: Model) {
    await act(async () => {
      rerender(
        <Grid
          filterModel={filterModel}
          sortModel={sortModel}
          rowGroupingModel={groupFields}
          aggregationModel={aggregationModel}
          pivotActive={Boolean(pivotModel)}
          pivotModel={pivotModel ?? { rows: [], columns: [], values: [] }}
        />,
      );
    });
    // The grid computes results after it sorts. Users sort by results that are there.
    await act(async () => api.current.applySorting());
  }

  function read(): Level {
    const tree = gridRowTreeSelector(api);
    const lookup = gridAggregationLookupSelector(api) ?? {};
    const counts = gridFilteredDescendantCountLookupSelector(api);
    const levels = new Map<GridRowId, Level>();
    const levelOf = (id: GridRowId): Level => {
      const results = Object.entries(lookup[id] ?? {}).map(([field, { value }]) => [field, value]);
      const level = { results: Object.fromEntries(results), rows: [], groups: [] };
      levels.set(id, level);
      return level;
    };
    const root = levelOf(GRID_ROOT_GROUP_ID);
    for (const id of gridFilteredSortedRowIdsSelector(api)) {
      const node = tree[id];
      const parent = levels.get((node as GridGroupNode).parent ?? GRID_ROOT_GROUP_ID);
      if (node?.type === 'group') {
        const key = String(node.groupingKey);
        parent?.groups.push(Object.assign(levelOf(id), { key, members: counts[id] ?? 0 }));
      } else {
        parent?.rows.push(id);
      }
    }
    return root;
  }

  return async (model: Model): Promise<Level> => {
    await show(model);
    return read();
  };
}
