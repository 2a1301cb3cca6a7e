import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import {
  DataGrid,
  ExportCsv,
  gridFilteredSortedRowIdsSelector,
  gridVisibleColumnFieldsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid';
import { columns, sailings } from './sailings';

function save(text: string, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

function ExportToolbar() {
  const apiRef = useGridApiContext();

  // preview-start
  const saveJson = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const rows = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      Object.fromEntries(fields.map((field) => [field, apiRef.current.getCellValue(id, field)])),
    );
    save(JSON.stringify(rows, null, 2), 'sailings.json');
  };
  // preview-end

  return (
    <Toolbar>
      <ExportCsv
        render={<ToolbarButton render={<Button size="small" startIcon={<FileDownloadIcon />} />} />}
      >
        CSV
      </ExportCsv>
      <ToolbarButton
        render={<Button size="small" startIcon={<FileDownloadIcon />} />}
        onClick={saveJson}
      >
        JSON
      </ToolbarButton>
    </Toolbar>
  );
}

export default function CustomExport() {
  return (
    <Box sx={{ height: 369, width: '100%' }}>
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
