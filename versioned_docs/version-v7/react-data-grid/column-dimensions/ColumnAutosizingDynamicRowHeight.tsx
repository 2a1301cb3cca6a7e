import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridAutosizeOptions,
  gridClasses,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid';
import { parts, type Part } from './parts';

const columns: GridColDef<Part>[] = [
  { field: 'sku', headerName: 'SKU' },
  { field: 'name', headerName: 'Part', maxWidth: 160 },
  { field: 'remark', headerName: 'Remark', maxWidth: 240 },
];

const autosizeOptions: GridAutosizeOptions = { includeOutliers: true };

export default function ColumnAutosizingDynamicRowHeight() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ mb: 1 }}
        onClick={() => apiRef.current?.autosizeColumns(autosizeOptions)}
      >
        Autosize columns
      </Button>
      <Box sx={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Spare parts' } }}
          apiRef={apiRef}
          rows={parts}
          columns={columns}
          getRowHeight={() => 'auto'}
          autosizeOptions={autosizeOptions}
          sx={{
            [`&.${gridClasses['root--densityStandard']} .${gridClasses.cell}`]: { py: 1.5 },
            [`& .${gridClasses.cell}`]: { whiteSpace: 'normal' },
          }}
        />
      </Box>
    </Box>
  );
}
