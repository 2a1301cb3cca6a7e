import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import { ColumnsPanelTrigger, DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { columns, sailings } from './sailings';

// preview-start
function ColumnsToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton aria-label="Columns" />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}
// preview-end

export default function GridColumnsPanelTrigger() {
  return (
    <Box sx={{ height: 421, width: '100%' }}>
      <DataGrid
        label="Sailings"
        rows={sailings}
        columns={columns}
        showToolbar
        slots={{ toolbar: ColumnsToolbar }}
        hideFooter
      />
    </Box>
  );
}
