import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  DEFAULT_GRID_AUTOSIZE_OPTIONS,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid';
import { parts, type Part } from './parts';

const columns: GridColDef<Part>[] = [
  { field: 'sku', headerName: 'SKU' },
  { field: 'name', headerName: 'Part' },
  { field: 'stock', headerName: 'Stock', type: 'number' },
  { field: 'remark', headerName: 'Remark' },
];

const toggles = [
  { name: 'includeHeaders', label: 'Headers' },
  { name: 'includeOutliers', label: 'Outliers' },
  { name: 'expand', label: 'Expand' },
] as const;

export default function ColumnAutosizing() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = useState(DEFAULT_GRID_AUTOSIZE_OPTIONS);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="outlined" onClick={() => apiRef.current?.autosizeColumns(options)}>
          Autosize columns
        </Button>
        {toggles.map(({ name, label }) => (
          <FormControlLabel
            key={name}
            label={label}
            control={
              <Checkbox
                checked={options[name]}
                onChange={(event) => setOptions({ ...options, [name]: event.target.checked })}
              />
            }
          />
        ))}
      </Stack>
      <Box sx={{ height: 382 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Spare parts' } }}
          apiRef={apiRef}
          density="compact"
          rows={parts}
          columns={columns}
          autosizeOptions={options}
        />
      </Box>
    </Box>
  );
}
