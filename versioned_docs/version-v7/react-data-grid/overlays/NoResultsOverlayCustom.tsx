import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import { DataGrid, useGridApiContext, GridToolbar } from '@mui/x-data-grid';
import { appointments, columns, noMatch } from './clinic';
import { Message } from './Message';

function NoMatches() {
  const apiRef = useGridApiContext();

  return (
    <Message
      icon={<SearchOffIcon color="disabled" fontSize="large" />}
      text="No appointment matches."
    >
      <Button size="small" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Show all again
      </Button>
    </Message>
  );
}

export default function NoResultsOverlayCustom() {
  // preview-start
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Appointments' } }}
        rows={appointments}
        columns={columns}
        slots={{ toolbar: GridToolbar, noResultsOverlay: NoMatches }}
        initialState={noMatch}
      />
    </Box>
  );
  // preview-end
}
