import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridDataSource,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { aggregationFunctions, columns, findVisits } from './visitServer';

// preview-start
const dataSource: GridDataSource = {
  getRows: findVisits,
  getGroupKey: (row) => row.groupName,
  getChildrenCount: (row) => row.members,
  getAggregatedValue: (row, field) => row[`${field}Aggregate`],
};

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('-'),
});
// preview-end

const pivotModel: GridPivotModel = {
  rows: [{ field: 'city' }, { field: 'museum' }],
  columns: [{ field: 'ticket', sort: 'asc' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

export default function ServerSidePivotingDataGrid() {
  return (
    <Box sx={{ height: 583, width: '100%' }}>
      <DataGridPremium
        label="Revenue of museums"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        pivotingColDef={pivotingColDef}
        groupingColDef={{ flex: 1, minWidth: 190 }}
        defaultGroupingExpansionDepth={1}
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
