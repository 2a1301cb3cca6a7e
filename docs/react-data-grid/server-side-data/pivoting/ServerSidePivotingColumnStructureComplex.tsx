import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';

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

// preview-start
const answer = {
  pivotColumns: [
    {
      key: '2024',
      group: { date: '2024-05' },
      children: [
        { key: '05', group: { date: '2024-05' } },
        { key: '06', group: { date: '2024-06' } },
      ],
    },
    {
      key: '2025',
      group: { date: '2025-05' },
      children: [{ key: '05', group: { date: '2025-05' } }],
    },
  ],
  // preview-end
  rows: [
    {
      id: 1,
      museum: 'Clock House',
      '2024/05/visitors': 812,
      '2024/06/visitors': 940,
      '2025/05/visitors': 1021,
    },
    {
      id: 2,
      museum: 'Old Mill',
      '2024/05/visitors': 305,
      '2024/06/visitors': 388,
      '2025/05/visitors': 274,
    },
  ],
  aggregateRow: { '2024/05/visitors': 1117, '2024/06/visitors': 1328, '2025/05/visitors': 1295 },
};

const pivotModel: GridPivotModel = {
  rows: [{ field: 'museum' }],
  columns: [
    { field: 'year', sort: 'desc' },
    { field: 'month', sort: 'asc' },
  ],
  values: [{ field: 'visitors', aggFunc: 'sum' }],
};

const dataSource: GridDataSource = {
  getRows: async () => answer,
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
    <Box sx={{ height: 310, width: '100%' }}>
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
