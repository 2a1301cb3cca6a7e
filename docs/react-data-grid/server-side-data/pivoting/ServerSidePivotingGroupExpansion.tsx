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

const pivotModel: GridPivotModel = {
  rows: [{ field: 'city' }, { field: 'museum' }],
  columns: [{ field: 'ticket', sort: 'asc' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

export default function ServerSidePivotingGroupExpansion() {
  return (
    <Box sx={{ height: 582, width: '100%' }}>
      <DataGridPremium
        label="Revenue of museums"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        pivotingColDef={pivotingColDef}
        // preview-start
        defaultGroupingExpansionDepth={1}
        // preview-end
        initialState={{ pivoting: { enabled: true, model: pivotModel } }}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </Box>
  );
}
