import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridRowModelUpdate,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { columns, parks } from './parks';

export default function CellSelectionFormulaField() {
  const apiRef = useGridApiRef();
  const [value, setValue] = useState('');
  const [model, setModel] = useState<GridCellSelectionModel>({ 2: { mar: true, apr: true } });

  const selected = Object.values(model)
    .flatMap((fields) => Object.values(fields))
    .filter(Boolean);

  // preview-start
  const fill = () => {
    const updates: Record<string, GridRowModelUpdate> = {};
    apiRef.current?.getSelectedCellsAsArray().forEach(({ id, field }) => {
      if (field !== 'park') {
        updates[id] = { ...updates[id], id, [field]: Number(value) };
      }
    });
    apiRef.current?.updateRows(Object.values(updates));
  };
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <TextField
          label={`Value of ${selected.length} selected cells`}
          type="number"
          size="small"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          sx={{ width: 240 }}
        />
        <Button disabled={value === '' || selected.length === 0} onClick={fill}>
          Fill in
        </Button>
      </Stack>
      <Box sx={{ height: 430 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Yield in MWh' } }}
          apiRef={apiRef}
          rows={parks}
          columns={columns}
          rowSelection={false}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
