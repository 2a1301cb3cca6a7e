import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  type GridGroupNode,
  gridRowNodeSelector,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films, sumInGroups } from './films';

export default function RowGroupingSetChildrenExpansion() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['company'] },
      aggregation: { model: { gross: 'sum' } },
    },
  });

  // preview-start
  const toggleSecond = () => {
    const root = gridRowNodeSelector(apiRef, GRID_ROOT_GROUP_ID) as GridGroupNode;
    const node = gridRowNodeSelector(apiRef, root.children[1]);
    if (node.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(node.id, !node.childrenExpanded);
    }
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" onClick={toggleSecond}>
          Toggle the second group
        </Button>
        <Button size="small" onClick={() => apiRef.current?.expandAllRows()}>
          Open all
        </Button>
        <Button size="small" onClick={() => apiRef.current?.collapseAllRows()}>
          Close all
        </Button>
      </Stack>
      <Box sx={{ height: 422 }}>
        <DataGridPremium
          label="Films"
          apiRef={apiRef}
          rows={films}
          columns={columns}
          disableRowSelectionOnClick
          initialState={initialState}
          isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Campo'}
          getAggregationPosition={sumInGroups}
          hideFooter
        />
      </Box>
    </Box>
  );
}
