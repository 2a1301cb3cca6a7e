import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import PrintIcon from '@mui/icons-material/Print';
import { DataGrid, ExportCsv, ExportPrint, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { columns, sailings } from './sailings';

// preview-start
function ExportToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Print">
        <ExportPrint render={<ToolbarButton aria-label="Print" />}>
          <PrintIcon fontSize="small" />
        </ExportPrint>
      </Tooltip>
      <Tooltip title="Save as CSV">
        <ExportCsv render={<ToolbarButton aria-label="Save as CSV" />}>
          <FileDownloadIcon fontSize="small" />
        </ExportCsv>
      </Tooltip>
    </Toolbar>
  );
}
// preview-end

export default function GridExportTrigger() {
  return (
    <Box sx={{ height: 421, width: '100%' }}>
      <DataGrid
        label="Sailings"
        rows={sailings}
        columns={columns}
        showToolbar
        slots={{ toolbar: ExportToolbar }}
        hideFooter
      />
    </Box>
  );
}
