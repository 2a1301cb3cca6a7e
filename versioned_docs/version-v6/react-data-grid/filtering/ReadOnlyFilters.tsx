import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { columns as roastColumns, roasts, type Roast } from './roasts';

const columns: GridColDef<Roast>[] = roastColumns.map((column) =>
  column.field === 'inStock' ? { ...column, filterable: false } : column,
);

const onlyInStock: GridFilterModel = {
  items: [{ field: 'inStock', operator: 'is', value: 'true' }],
};
const everything: GridFilterModel = { items: [] };

export default function ReadOnlyFilters() {
  const [isOn, setIsOn] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Only what is in stock"
        control={<Switch checked={isOn} onChange={(event) => setIsOn(event.target.checked)} />}
      />
      <Box sx={{ height: 450 }}>
        <DataGrid
          aria-label="Roasts"
          rows={roasts}
          columns={columns}
          // preview-start
          filterModel={isOn ? onlyInStock : everything}
          disableColumnFilter
          // preview-end
        />
      </Box>
    </Box>
  );
}
