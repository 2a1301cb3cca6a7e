import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns as wellColumns, wells } from './wells';

// preview-start
const columns = wellColumns.map((column) =>
  column.field === 'level' ? { ...column, headerClassName: 'header--measured' } : column,
);
// preview-end

export default function StylingHeaderGrid() {
  return (
    <Box
      sx={{
        height: 380,
        width: '100%',
        '& .MuiDataGrid-columnHeader.header--measured': {
          backgroundColor: 'rgb(14 165 233 / 0.2)',
        },
      }}
    >
      <DataGrid slotProps={{ main: { 'aria-label': 'Wells' } }} rows={wells} columns={columns} />
    </Box>
  );
}
