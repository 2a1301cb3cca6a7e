import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { columns, sailings } from './sailings';

function ExportToolbar() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Toolbar>
      <ToolbarButton
        ref={button}
        id="export-button"
        aria-label="Export"
        aria-haspopup="true"
        aria-controls="export-menu"
        aria-expanded={open ? 'true' : undefined}
        onClick={() => setOpen(true)}
      >
        <FileDownloadIcon fontSize="small" />
      </ToolbarButton>
      <Menu
        id="export-menu"
        anchorEl={button.current}
        open={open}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': 'export-button' } }}
      >
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
        <ExportCsv render={<MenuItem />} onClick={close}>
          Save as CSV
        </ExportCsv>
        <ExportExcel render={<MenuItem />} onClick={close}>
          Save as Excel
        </ExportExcel>
      </Menu>
    </Toolbar>
  );
}

export default function GridExportMenu() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPremium
        label="Sailings"
        rows={sailings}
        columns={columns}
        showToolbar
        slots={{ toolbar: ExportToolbar }}
      />
    </Box>
  );
}
