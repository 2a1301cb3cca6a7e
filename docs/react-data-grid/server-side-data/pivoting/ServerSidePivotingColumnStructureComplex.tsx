import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
  type GridGetRowsResponse,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';

type PivotColumn = NonNullable<GridGetRowsResponse['pivotColumns']>[number];

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July'];

const columns: GridColDef[] = [
  { field: 'museum', headerName: 'Museum', width: 130 },
  { field: 'year', headerName: 'Year', valueGetter: (_, row) => row.date?.slice(0, 4) },
  {
    field: 'month',
    headerName: 'Month',
    valueGetter: (_, row) => row.date && Number(row.date.slice(5)),
    valueFormatter: (value: number | undefined) => value && MONTHS[value - 1],
  },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 110 },
];

interface Visit {
  museum: string;
  /** Year and month. */
  date: string;
  visitors: number;
}

const visits: Visit[] = [
  { museum: 'Clock House', date: '2024-05', visitors: 812 },
  { museum: 'Clock House', date: '2024-06', visitors: 940 },
  { museum: 'Clock House', date: '2025-05', visitors: 1021 },
  { museum: 'Old Mill', date: '2024-05', visitors: 305 },
  { museum: 'Old Mill', date: '2024-06', visitors: 388 },
  { museum: 'Old Mill', date: '2025-05', visitors: 274 },
];

const KEYS: Record<string, (visit: Visit) => string> = {
  museum: ({ museum }) => museum,
  year: ({ date }) => date.slice(0, 4),
  month: ({ date }) => date.slice(5),
};

function groupBy(rows: Visit[], field: string) {
  const keyOf = KEYS[field];
  const keys = [...new Set(rows.map(keyOf))].sort();
  return keys.map((key) => ({ key, members: rows.filter((row) => keyOf(row) === key) }));
}

// preview-start
/** The columns of the fields that the grid asks for, each level with the date of its header. */
function pivotColumnsOf(rows: Visit[], [field, ...below]: string[]): PivotColumn[] {
  return groupBy(rows, field).map(({ key, members }) => ({
    key,
    group: { date: members[0].date },
    children: below.length > 0 ? pivotColumnsOf(members, below) : undefined,
  }));
}
// preview-end

function sumsOf(
  rows: Visit[],
  [field, ...below]: string[],
  path: string[] = [],
): Record<string, number> {
  if (field === undefined) {
    const visitors = rows.reduce((total, row) => total + row.visitors, 0);
    return { [[...path, 'visitors'].join('/')]: visitors };
  }
  const parts = groupBy(rows, field).map(({ key, members }) =>
    sumsOf(members, below, [...path, key]),
  );
  return Object.assign({}, ...parts);
}

/** Simulates a server: it groups the visits by the fields under **Rows** and **Columns**. */
async function findVisits(params: GridGetRowsParams): Promise<GridGetRowsResponse> {
  const { groupFields = [], pivotModel: asked } = params;
  const fields = asked?.columns.map(({ field }) => field) ?? [];
  const [rowField = 'museum'] = groupFields;
  return {
    pivotColumns: fields.length > 0 ? pivotColumnsOf(visits, fields) : [],
    rows: groupBy(visits, rowField).map(({ key, members }) => ({
      id: key,
      [rowField]: key,
      ...sumsOf(members, fields),
    })),
    aggregateRow: sumsOf(visits, fields),
  };
}

const pivotModel: GridPivotModel = {
  rows: [{ field: 'museum' }],
  columns: [
    { field: 'year', sort: 'desc' },
    { field: 'month', sort: 'asc' },
  ],
  values: [{ field: 'visitors', aggFunc: 'sum' }],
};

const dataSource: GridDataSource = {
  getRows: findVisits,
  getGroupKey: (row) => row.museum,
  getChildrenCount: () => -1,
  getAggregatedValue: (row, field) => row[field],
};

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('/'),
});

const aggregationFunctions = { sum: {} };

export default function ServerSidePivotingColumnStructureComplex() {
  return (
    <Box sx={{ height: 286, width: '100%' }}>
      <DataGridPremium
        aria-label="Visitors by year and month"
        columns={columns}
        dataSource={dataSource}
        pivotActive
        pivotModel={pivotModel}
        pivotingColDef={pivotingColDef}
        aggregationFunctions={aggregationFunctions}
        columnGroupHeaderHeight={36}
        disableColumnFilter
        disableColumnMenu
        disableColumnPinning
        disableColumnSorting
        hideFooter
      />
    </Box>
  );
}
