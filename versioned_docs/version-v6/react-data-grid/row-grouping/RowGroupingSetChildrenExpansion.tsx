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
  const getGroups = () => {
    const root = apiRef.current.getRowNode<GridGroupNode>(GRID_ROOT_GROUP_ID);
    return root?.children ?? [];
  };
  const toggleSecond = () => {
    const node = apiRef.current.getRowNode<GridGroupNode>(getGroups()[1]);
    if (node) {
      apiRef.current.setRowChildrenExpansion(node.id, !node.childrenExpanded);
    }
  };
  const setAll = (isOpen: boolean) =>
    getGroups().forEach((id) => apiRef.current.setRowChildrenExpansion(id, isOpen));
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
          aria-label="Films"
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
