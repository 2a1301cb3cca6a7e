import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, rows } from './orders';

// preview-start
const localeText = {
  toolbarExport: 'Save',
  toolbarExportCSV: 'Save as a table',
  footerRowSelected: (count: number) => `${count} orders chosen`,
};
// preview-end

export default function OwnTexts() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        components={{ Toolbar: GridToolbar }}
        localeText={localeText}
      />
    </div>
  );
}
