import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridDataSource,
  type GridGroupNode,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { aggregationFunctions, columns, findYields } from './energyServer';

// preview-start
const dataSource: GridDataSource = {
  // The tree is fixed: regions, parks, turbines.
  getRows: (params) => findYields({ ...params, groupFields: ['region', 'park'] }),
  getGroupKey: (row) => row.groupName ?? row.id,
  getChildrenCount: (row) => row.members ?? 0,
  getAggregatedValue: (row, field) => row[`${field}Aggregate`],
};
// preview-end

const treeColumns = columns.filter(({ field }) => field === 'year' || field === 'energy');

const isFirstRegion = ({ groupingKey }: GridGroupNode) => groupingKey === 'Coast';

export default function ServerSideDataGridAggregationTreeData() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPremium
        label="Regions and parks"
        apiRef={apiRef}
        treeData
        columns={treeColumns}
        groupingColDef={{
          headerName: 'Place',
          flex: 1,
          minWidth: 190,
          valueFormatter: (value?: string) => value ?? 'Total',
        }}
        isGroupExpandedByDefault={isFirstRegion}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        disablePivoting
        hideFooter
        initialState={{ aggregation: { model: { energy: 'sum' } } }}
      />
    </Box>
  );
}
