import Box from '@mui/material/Box';
import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { aggregationFunctions, columns, findYields } from './energyServer';

const dataSource: GridDataSource = {
  getRows: findYields,
  getAggregatedValue: (row, field) => row[`${field}Aggregate`],
};

export default function ServerSideDataGridAggregationLazyLoading() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPremium
        label="Yields of turbines"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        disablePivoting
        disableRowGrouping
        // preview-start
        lazyLoading
        initialState={{
          aggregation: { model: { energy: 'avg' } },
          pagination: { paginationModel: { pageSize: 15 } },
        }}
        // preview-end
      />
    </Box>
  );
}
