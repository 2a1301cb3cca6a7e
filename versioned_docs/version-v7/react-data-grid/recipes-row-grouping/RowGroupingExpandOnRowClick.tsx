import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridEventListener,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films } from './films';

export default function RowGroupingExpandOnRowClick() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['company'] } },
  });

  // preview-start
  const toggleGroup: GridEventListener<'rowClick'> = ({ id }) => {
    const node = apiRef.current?.getRowNode(id);
    if (node?.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };
  // preview-end

  return (
    <Box sx={{ height: 475, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Films' } }}
        apiRef={apiRef}
        rows={films}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        onRowClick={toggleGroup}
      />
    </Box>
  );
}
