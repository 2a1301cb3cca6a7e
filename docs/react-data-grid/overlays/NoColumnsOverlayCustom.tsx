import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import { DataGrid, GridPreferencePanelsValue, useGridApiContext } from '@mui/x-data-grid';
import { allHidden, appointments, columns } from './clinic';
import { Message } from './Message';

function NoColumns() {
  const apiRef = useGridApiContext();

  // preview-start
  return (
    <Message
      icon={<ViewColumnIcon color="disabled" fontSize="large" />}
      text="All columns are hidden."
    >
      <Button
        size="small"
        onClick={() => apiRef.current.showPreferences(GridPreferencePanelsValue.columns)}
      >
        Choose columns
      </Button>
      <Button size="small" onClick={() => apiRef.current.setColumnVisibilityModel({})}>
        Show all
      </Button>
    </Message>
  );
  // preview-end
}

export default function NoColumnsOverlayCustom() {
  return (
    <Box sx={{ height: 267, width: '100%' }}>
      <DataGrid
        label="Appointments"
        rows={appointments}
        columns={columns}
        slots={{ noColumnsOverlay: NoColumns }}
        initialState={{ columns: { columnVisibilityModel: allHidden } }}
        hideFooter
      />
    </Box>
  );
}
