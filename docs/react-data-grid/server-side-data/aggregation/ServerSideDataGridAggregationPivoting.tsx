import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridDataSource,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { aggregationFunctions, columns, findYields } from './energyServer';

const dataSource: GridDataSource = {
  getRows: findYields,
  getGroupKey: (row) => row.groupName,
  getChildrenCount: (row) => row.members,
  getAggregatedValue: (row, field) => row[`${field}Aggregate`],
};

const pivotModel: GridPivotModel = {
  rows: [{ field: 'region' }, { field: 'park' }],
  columns: [{ field: 'year' }],
  values: [{ field: 'energy', aggFunc: 'sum' }],
};

// preview-start
const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, path) => ({
  field: [...path, field].join('-'),
});
// preview-end

export default function ServerSideDataGridAggregationPivoting() {
  return (
    <Box sx={{ height: 426, width: '100%' }}>
      <DataGridPremium
        label="Yields by region and year"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        pivotingColDef={pivotingColDef}
        initialState={{ pivoting: { enabled: true, model: pivotModel } }}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </Box>
  );
}
