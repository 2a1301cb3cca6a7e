import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridDataSource,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'museum', headerName: 'Museum', width: 130 },
  { field: 'member', headerName: 'Member', width: 100 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 110 },
];

const pivotModel: GridPivotModel = {
  rows: [{ field: 'museum' }],
  columns: [{ field: 'member' }],
  values: [{ field: 'visitors', aggFunc: 'sum' }],
};

// preview-start
const answer = {
  pivotColumns: [
    { key: 'yes', group: 'Members' },
    { key: 'no', group: 'Day visitors' },
  ],
  rows: [
    { id: 1, museum: 'Clock House', 'yes/visitors': 812, 'no/visitors': 2940 },
    { id: 2, museum: 'Old Mill', 'yes/visitors': 305, 'no/visitors': 1388 },
  ],
  aggregateRow: { 'yes/visitors': 1117, 'no/visitors': 4328 },
};
// preview-end

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

export default function ServerSidePivotingColumnStructureSimple() {
  return (
    <Box sx={{ height: 250, width: '100%' }}>
      <DataGridPremium
        aria-label="Members and day visitors"
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
