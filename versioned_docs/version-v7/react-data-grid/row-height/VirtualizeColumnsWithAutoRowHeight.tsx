import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';

interface Survey {
  id: GridRowId;
  [question: string]: GridRowId;
}

const ANSWERS = ['Yes', 'No', 'Only at weekends, and never before noon', 'It depends'];
const QUESTIONS = 60;

const columns: GridColDef<Survey>[] = [
  { field: 'id', headerName: 'Reply', width: 80 },
  ...Array.from({ length: QUESTIONS }, (_, index) => ({
    field: `q${index + 1}`,
    headerName: `Question ${index + 1}`,
    width: 130,
  })),
];

const rows = Array.from({ length: 40 }, (_row, r): Survey => ({
  id: r + 1,
  ...Object.fromEntries(
    Array.from({ length: QUESTIONS }, (_question, q) => [
      `q${q + 1}`,
      ANSWERS[(r * 3 + q * 5) % ANSWERS.length],
    ]),
  ),
}));

export default function VirtualizeColumnsWithAutoRowHeight() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Survey' } }}
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        virtualizeColumnsWithAutoRowHeight
        sx={{ '& .MuiDataGrid-cell': { paddingBlock: 1 } }}
      />
    </Box>
  );
}
