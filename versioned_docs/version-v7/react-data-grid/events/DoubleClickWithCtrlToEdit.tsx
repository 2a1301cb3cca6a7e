import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns as loanColumns, loans } from './loans';

const columns = loanColumns.map((column) => ({ ...column, editable: true }));

export default function DoubleClickWithCtrlToEdit() {
  // preview-start
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Books' } }}
        rows={loans}
        columns={columns}
        loading={loans.length === 0}
        onCellDoubleClick={(_, event) => {
          if (!event.ctrlKey && !event.metaKey) {
            event.defaultMuiPrevented = true;
          }
        }}
      />
    </Box>
  );
  // preview-end
}
