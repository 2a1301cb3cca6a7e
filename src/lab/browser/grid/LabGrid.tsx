import { useContext, useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { aggregationFunctions } from '@site/docs/react-data-grid/server-side-data/lab/aggregates';
import { columns, groupingColDef } from '@site/docs/react-data-grid/server-side-data/lab/columns';
import { pivotField } from '@site/docs/react-data-grid/server-side-data/lab/pivot';
import { useTranslate } from '@site/src/base/browser/messages';
import { LabContext, type LabView } from './labContext';

type GridProps = Partial<DataGridPremiumProps>;

const teamColumns: GridColDef[] = [{ field: 'name', headerName: 'Team', width: 220 }];

const paging = { paginationModel: { pageSize: 25, page: 0 }, rowCount: 0 };

const VIEWS: Record<LabView, GridProps> = {
  pages: { pagination: true, initialState: { pagination: paging } },
  lazy: { lazyLoading: true },
  groups: {
    pagination: true,
    initialState: {
      pagination: paging,
      // The id of a group is the path of its keys.
      columns: { columnVisibilityModel: { id: false } },
      rowGrouping: { model: ['country', 'status'] },
      aggregation: { model: { amount: 'sum', items: 'avg', paid: 'max' } },
    },
  },
  pivot: {
    pagination: true,
    initialState: {
      pagination: paging,
      pivoting: {
        enabled: true,
        model: {
          rows: [{ field: 'country' }, { field: 'team' }],
          columns: [{ field: 'ordered-year', sort: 'asc' }],
          values: [{ field: 'amount', aggFunc: 'sum' }],
        },
      },
    },
  },
  tree: {
    treeData: true,
    disablePivoting: true,
    pagination: true,
    initialState: { pagination: paging },
  },
};

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: pivotField(field, path),
});

const numbers = new Intl.NumberFormat('en');

/** `1–25 of 50,000`. */
const localeText: DataGridPremiumProps['localeText'] = {
  paginationDisplayedRows: ({ from, to, count }) =>
    `${numbers.format(from)}–${numbers.format(to)} of ${numbers.format(count)}`,
};

/** A grid whose every request is a query. */
export default function LabGrid() {
  const t = useTranslate();
  const { view, getRows } = useContext(LabContext);
  const [error, setError] = useState<string | null>(null);
  const isTree = view === 'tree';

  const dataSource = useMemo((): GridDataSource => {
    const find = isTree ? getRows.teams : getRows.orders;
    return {
      getRows: async (params) => {
        setError(null);
        return find(params);
      },
      getGroupKey: (row) => (isTree ? String(row.id) : row.groupKey),
      getChildrenCount: (row) => row.members ?? 0,
      getAggregatedValue: (row, field) => row.results?.[field],
    };
  }, [isTree, getRows]);

  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 500, width: '100%' }}>
      {error && <Alert severity="error">{error}</Alert>}
      <DataGridPremium
        label={t(isTree ? 'lab.teams' : 'lab.orders')}
        columns={isTree ? teamColumns : columns}
        dataSource={dataSource}
        dataSourceCache={null}
        onDataSourceError={({ message }) => setError(message)}
        aggregationFunctions={aggregationFunctions}
        pivotingColDef={pivotingColDef}
        groupingColDef={isTree ? undefined : groupingColDef}
        pageSizeOptions={[25, 50, 100]}
        density="compact"
        localeText={localeText}
        showToolbar
        {...VIEWS[view]}
      />
    </div>
  );
}
