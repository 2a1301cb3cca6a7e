import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridDataSource,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { aggregationFunctions, columns, findVisits } from './visitServer';

const dataSource: GridDataSource = {
  getRows: findVisits,
  getGroupKey: (row) => row.groupName,
  getChildrenCount: (row) => row.members,
  getAggregatedValue: (row, field) => row[`${field}Aggregate`],
};

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('-'),
});

// preview-start
const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = ({ field }) =>
  field === 'date'
    ? [
        { field: 'date-year', headerName: 'Year' },
        { field: 'date-quarter', headerName: 'Quarter' },
      ]
    : undefined;
// preview-end

const pivotModel: GridPivotModel = {
  rows: [{ field: 'museum' }],
  columns: [
    { field: 'date-year', sort: 'desc' },
    { field: 'date-quarter', sort: 'asc' },
  ],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

export default function ServerSidePivotingDerivedColumns() {
  return (
    <Box sx={{ height: 600, width: '100%' }}>
      <DataGridPremium
        label="Revenue by quarter"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        pivotingColDef={pivotingColDef}
        getPivotDerivedColumns={getPivotDerivedColumns}
        pagination
        pageSizeOptions={[10, 20, 50]}
        initialState={{
          pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
          pivoting: { enabled: true, model: pivotModel },
        }}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </Box>
  );
}
