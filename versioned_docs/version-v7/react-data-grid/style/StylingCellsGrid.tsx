import Box from '@mui/material/Box';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { columns as wellColumns, wells, type Well } from './wells';

// preview-start
const levelClass = ({ value = 0 }: GridCellParams<Well, number>) =>
  value < 0 ? 'level level--low' : 'level level--high';

const columns: GridColDef<Well>[] = wellColumns.map((column) => {
  if (column.field === 'level') {
    return { ...column, cellClassName: levelClass };
  }
  return column.field === 'name' ? { ...column, cellClassName: 'name' } : column;
});
// preview-end

export default function StylingCellsGrid() {
  return (
    <Box
      sx={{
        height: 380,
        width: '100%',
        '& .name': { backgroundColor: 'rgb(128 128 128 / 0.12)', fontWeight: 600 },
        '& .level': { fontWeight: 600 },
        '& .level--low': { backgroundColor: 'rgb(249 115 22 / 0.22)' },
        '& .level--high': { backgroundColor: 'rgb(14 165 233 / 0.22)' },
      }}
    >
      <DataGrid slotProps={{ main: { 'aria-label': 'Wells' } }} rows={wells} columns={columns} />
    </Box>
  );
}
