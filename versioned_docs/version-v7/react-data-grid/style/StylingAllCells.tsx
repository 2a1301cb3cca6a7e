import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Ward {
  id: number;
  ward: string;
  mon: number;
  tue: number;
  wed: number;
  thu: number;
}

const rows: Ward[] = [
  { id: 1, ward: 'Surgery', mon: 92, tue: 88, wed: 97, thu: 74 },
  { id: 2, ward: 'Maternity', mon: 61, tue: 58, wed: 70, thu: 66 },
  { id: 3, ward: 'Oncology', mon: 84, tue: 91, wed: 90, thu: 95 },
  { id: 4, ward: 'Pediatrics', mon: 48, tue: 55, wed: 52, thu: 49 },
];

const day = (field: keyof Ward, headerName: string): GridColDef<Ward> => ({
  field,
  headerName,
  type: 'number',
  width: 80,
  valueFormatter: (value: number) => `${value}%`,
});

const columns: GridColDef<Ward>[] = [
  { field: 'ward', headerName: 'Beds in use', width: 130 },
  day('mon', 'Mon'),
  day('tue', 'Tue'),
  day('wed', 'Wed'),
  day('thu', 'Thu'),
];

export default function StylingAllCells() {
  return (
    <Box
      sx={{
        height: 330,
        width: '100%',
        [`.${gridClasses.cell}.full`]: { backgroundColor: 'rgb(239 68 68 / 0.24)' },
        [`.${gridClasses.cell}.free`]: { backgroundColor: 'rgb(34 197 94 / 0.2)' },
      }}
    >
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Wards' } }}
        rows={rows}
        columns={columns}
        // preview-start
        getCellClassName={({ value }) => {
          if (typeof value !== 'number' || (value >= 60 && value < 90)) {
            return '';
          }
          return value >= 90 ? 'full' : 'free';
        }}
        // preview-end
      />
    </Box>
  );
}
