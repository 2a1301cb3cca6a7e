import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { columns, createParcel } from './parcels';

export default function UpdateRowsProp() {
  const [rows, setRows] = useState(() => [1, 2, 3, 4, 5, 6].map(createParcel));
  const [nextId, setNextId] = useState(7);

  const weigh = () =>
    setRows((prev) => prev.map((row, i) => (i === 0 ? { ...row, weight: row.weight + 1 } : row)));
  const remove = () => setRows((prev) => prev.slice(1));
  const add = () => {
    setRows((prev) => [...prev, createParcel(nextId)]);
    setNextId(nextId + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" onClick={weigh} disabled={rows.length === 0}>
          Update the first
        </Button>
        <Button size="small" onClick={remove} disabled={rows.length === 0}>
          Delete the first
        </Button>
        <Button size="small" onClick={add}>
          Add a row
        </Button>
      </Stack>
      <Box sx={{ height: 475 }}>
        <DataGrid slotProps={{ main: { 'aria-label': 'Parcels' } }} rows={rows} columns={columns} />
      </Box>
    </Box>
  );
}
