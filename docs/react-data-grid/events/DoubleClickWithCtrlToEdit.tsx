import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns as loanColumns, loans } from './loans';

const columns = loanColumns.map((column) => ({ ...column, editable: true }));

export default function DoubleClickWithCtrlToEdit() {
  // preview-start
  return (
    <Box sx={{ height: 317, width: '100%' }}>
      <DataGrid
        label="Books"
        rows={loans}
        columns={columns}
        onCellDoubleClick={(_, event) => {
          if (!event.ctrlKey && !event.metaKey) {
            event.defaultMuiPrevented = true;
          }
        }}
        hideFooter
      />
    </Box>
  );
  // preview-end
}
