import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
  type GridFilterOperator,
  GridToolbar,
} from '@mui/x-data-grid';
import { columns as flatColumns, flats, type Flat } from './flats';
import { RangeInput } from './RangeInput';

// preview-start
const between: GridFilterOperator<Flat, number> = {
  label: 'between',
  value: 'between',
  getApplyFilterFn: (item) => {
    const [from, to]: string[] = item.value ?? [];
    if (!from || !to) {
      return null;
    }
    return (value) => Number(from) <= value && value <= Number(to);
  },
  InputComponent: RangeInput,
  getValueAsString: ([from, to]: string[]) => `${from} to ${to}`,
};
// preview-end

const columns: GridColDef<Flat>[] = flatColumns.map((column) =>
  column.field === 'rent' ? { ...column, filterOperators: [between] } : column,
);

export default function CustomMultiValueOperator() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [{ id: 1, field: 'rent', operator: 'between', value: ['800', '1200'] }],
  });

  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Flats' } }}
        rows={flats}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
      />
    </Box>
  );
}
