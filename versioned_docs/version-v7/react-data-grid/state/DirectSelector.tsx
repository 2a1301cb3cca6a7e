import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { columns, loans } from './loans';

export default function DirectSelector() {
  const apiRef = useGridApiRef();

  // preview-start
  const selectPage = () => {
    const ids = gridPaginatedVisibleSortedGridRowIdsSelector(apiRef);
    apiRef.current.setRowSelectionModel(ids.slice(0, 1));
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" sx={{ mb: 1 }} onClick={selectPage}>
        Select the first row of this page
      </Button>
      <Box sx={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Books' } }}
          apiRef={apiRef}
          rows={loans}
          columns={columns}
          loading={loans.length === 0}
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5, page: 1 } } }}
        />
      </Box>
    </Box>
  );
}
