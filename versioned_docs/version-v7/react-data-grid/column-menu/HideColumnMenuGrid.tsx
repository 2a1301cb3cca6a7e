import Box from '@mui/material/Box';
import { DataGrid, GridColumnMenu, type GridColumnMenuProps } from '@mui/x-data-grid';
import { columns, plays } from './seasons';

// preview-start
function PlaysColumnMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{ columnMenuColumnsItem: null }} />;
}
// preview-end

export default function HideColumnMenuGrid() {
  return (
    <Box sx={{ height: 434, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Plays' } }}
        rows={plays}
        columns={columns}
        slots={{ columnMenu: PlaysColumnMenu }}
      />
    </Box>
  );
}
