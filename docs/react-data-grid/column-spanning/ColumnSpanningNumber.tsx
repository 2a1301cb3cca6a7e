import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, place: 'Library', weekday: '9–19', saturday: '10–14' },
  { id: 2, place: 'Pool', weekday: '7–21', saturday: '8–18' },
  { id: 3, place: 'Museum', weekday: '10–17', saturday: '11–18' },
  { id: 4, place: 'Sports hall', weekday: '12–22', saturday: '10–20' },
  { id: 5, place: 'Town hall', weekday: '8–16', saturday: 'Closed' },
  { id: 6, place: 'Boat rental', weekday: 'Closed', saturday: '10–18' },
];

const columns: GridColDef[] = [
  { field: 'place', headerName: 'Place', flex: 1.5, minWidth: 100 },
  { field: 'weekday', headerName: 'Mon–Fri', flex: 1, minWidth: 76 },
  // preview-start
  { field: 'saturday', headerName: 'Sat', flex: 1, minWidth: 60, align: 'center', colSpan: 2 },
  { field: 'sunday', headerName: 'Sun', flex: 1, minWidth: 60 },
  // preview-end
];

export default function ColumnSpanningNumber() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Opening hours"
        rows={rows}
        columns={columns}
        disableColumnSorting
        disableColumnFilter
        disableColumnSelector
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
      />
    </Box>
  );
}
