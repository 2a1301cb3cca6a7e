import Box from '@mui/material/Box';
import { DataGrid, QuickFilter, Toolbar } from '@mui/x-data-grid';
import { columns, sailings } from './sailings';
import { SearchField } from './SearchParts';

// preview-start
function SearchToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded>
        <SearchField />
      </QuickFilter>
    </Toolbar>
  );
}
// preview-end

export default function GridPersistentQuickFilter() {
  return (
    <Box sx={{ height: 369, width: '100%' }}>
      <DataGrid
        label="Sailings"
        rows={sailings}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        hideFooter
      />
    </Box>
  );
}
