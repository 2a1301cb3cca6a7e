import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { dateColumn, dateTimeColumn } from './dateColumns';

const rows: GridRowsProp = [
  {
    id: 1,
    exhibit: 'Maps of the North',
    opens: new Date(2026, 3, 2),
    guidedTour: new Date(2026, 3, 4, 15, 0),
  },
  {
    id: 2,
    exhibit: 'Glass and light',
    opens: new Date(2026, 4, 15),
    guidedTour: new Date(2026, 4, 16, 11, 30),
  },
  {
    id: 3,
    exhibit: 'Clockwork',
    opens: new Date(2026, 5, 1),
    guidedTour: new Date(2026, 5, 7, 17, 45),
  },
];

const columns: GridColDef[] = [
  { field: 'exhibit', headerName: 'Exhibit', width: 170 },
  { ...dateColumn, field: 'opens', headerName: 'Opens', width: 190, editable: true },
  { ...dateTimeColumn, field: 'guidedTour', headerName: 'Guided tour', width: 240, editable: true },
];

export default function EditingWithDatePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <Box sx={{ height: 300, width: '100%' }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Exhibits' } }}
          rows={rows}
          columns={columns}
        />
      </Box>
    </LocalizationProvider>
  );
}
