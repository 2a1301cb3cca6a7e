import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import { appointments, columns, noMatch } from './clinic';
import { Message } from './Message';

// preview-start
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
// preview-end

export default function NoResultsOverlayCustom() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        label="Appointments"
        rows={appointments}
        columns={columns}
        showToolbar
        slots={{ noResultsOverlay: NoMatches }}
        initialState={noMatch}
      />
    </Box>
  );
}
