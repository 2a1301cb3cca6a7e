import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { aggregationFunctions, columns, findYields } from './energyServer';

// preview-start
const dataSource: GridDataSource = {
  getRows: findYields,
  getAggregatedValue: (row, field) => row[`${field}Aggregate`],
};
// preview-end

export default function ServerSideDataGridAggregation() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });

  return (
    <Box sx={{ height: 423, width: '100%' }}>
      <DataGridPremium
        label="Yields of turbines"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        disablePivoting
        disableRowGrouping
        pagination
        pageSizeOptions={[5, 10, 20]}
        initialState={{
          columns: { columnVisibilityModel: { region: isWide, park: isWide, year: isWide } },
          aggregation: { model: { energy: 'sum', turbine: 'size' } },
          pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
        }}
      />
    </Box>
  );
}
