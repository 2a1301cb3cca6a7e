import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
  GridToolbar,
} from '@mui/x-data-grid';
import { columns as flatColumns, flats, type Flat } from './flats';

function RoomsSlider({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'end', height: 48, px: 1.5 }}>
      <Slider
        slotProps={{ input: { ref: focusElementRef } }}
        aria-label="Rooms"
        min={1}
        max={5}
        marks
        size="small"
        valueLabelDisplay="auto"
        value={Number(item.value ?? 1)}
        onChange={(_, value) => applyValue({ ...item, value })}
      />
    </Box>
  );
}

// preview-start
const operators = getGridNumericOperators()
  .filter(({ value }) => ['=', '>=', '<='].includes(value))
  .map((operator) => ({ ...operator, InputComponent: RoomsSlider }));
// preview-end

const columns: GridColDef<Flat>[] = flatColumns.map((column) =>
  column.field === 'rooms' ? { ...column, filterOperators: operators } : column,
);

export default function CustomInputComponent() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Flats' } }}
        rows={flats}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        initialState={{
          filter: { filterModel: { items: [{ field: 'rooms', operator: '>=', value: 3 }] } },
        }}
      />
    </Box>
  );
}
