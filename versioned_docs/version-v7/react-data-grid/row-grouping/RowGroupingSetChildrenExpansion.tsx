import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  type GridGroupNode,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films } from './films';

export default function RowGroupingSetChildrenExpansion() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['company'] } },
  });

  // preview-start
  const toggleSecond = () => {
    const root = apiRef.current.getRowNode<GridGroupNode>(GRID_ROOT_GROUP_ID);
    const node = root && apiRef.current.getRowNode<GridGroupNode>(root.children[1]);
    if (node) {
      apiRef.current.setRowChildrenExpansion(node.id, !node.childrenExpanded);
    }
  };

  const setAll = (isExpanded: boolean) => {
    const root = apiRef.current.getRowNode<GridGroupNode>(GRID_ROOT_GROUP_ID);
    root?.children.forEach((id) => apiRef.current.setRowChildrenExpansion(id, isExpanded));
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" onClick={toggleSecond}>
          Toggle the second group
        </Button>
        <Button size="small" onClick={() => setAll(true)}>
          Open all
        </Button>
        <Button size="small" onClick={() => setAll(false)}>
          Close all
        </Button>
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Films' } }}
          apiRef={apiRef}
          rows={films}
          columns={columns}
          disableRowSelectionOnClick
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
