import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridFilterModel, GridToolbar } from '@mui/x-data-grid';
import { columns as roastColumns, roasts, type Roast } from './roasts';

// People cannot filter by stock in the panel, but the switch can.
const columns: GridColDef<Roast>[] = roastColumns.map((column) =>
  column.field === 'inStock' ? { ...column, filterable: false } : column,
);

const onlyInStock: GridFilterModel = {
  items: [{ field: 'inStock', operator: 'is', value: 'true' }],
};
const everything: GridFilterModel = { items: [] };

export default function ReadOnlyFilters() {
  const [filterModel, setFilterModel] = useState(onlyInStock);
  const isOn = filterModel.items.some((item) => item.field === 'inStock');

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Only what is in stock"
        control={
          <Switch
            checked={isOn}
            onChange={(event) => setFilterModel(event.target.checked ? onlyInStock : everything)}
          />
        }
      />
      <Box sx={{ height: 450 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Roasts' } }}
          rows={roasts}
          columns={columns}
          slots={{ toolbar: GridToolbar }}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
