import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridDataSource,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { aggregationFunctions, columns, findYields } from './energyServer';

const dataSource: GridDataSource = {
  getRows: findYields,
  getGroupKey: (row) => row.groupName,
  getChildrenCount: (row) => row.members,
  getAggregatedValue: (row, field) => row[`${field}Aggregate`],
};

export default function ServerSideDataGridAggregationRowGrouping() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    // preview-start
    initialState: {
      rowGrouping: { model: ['region', 'park'] },
      aggregation: { model: { energy: 'sum' } },
    },
    // preview-end
  });

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPremium
        label="Yields by region"
        apiRef={apiRef}
        columns={columns}
        groupingColDef={{ valueFormatter: (value?: string) => value ?? 'Total' }}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        disablePivoting
        hideFooter
        initialState={initialState}
      />
    </Box>
  );
}
