import Box from '@mui/material/Box';
import { DataGrid, type GridEventListener, GridCellEditStopReasons } from '@mui/x-data-grid';
import { columns, samples } from './samples';

// preview-start
const keepEditing: GridEventListener<'cellEditStop'> = (params, event) => {
  if (params.reason === GridCellEditStopReasons.cellFocusOut) {
    event.defaultMuiPrevented = true;
  }
};
// preview-end

export default function DisableStopEditModeOnFocusOut() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Water samples"
        rows={samples}
        columns={columns}
        onCellEditStop={keepEditing}
        hideFooter
      />
    </Box>
  );
}
