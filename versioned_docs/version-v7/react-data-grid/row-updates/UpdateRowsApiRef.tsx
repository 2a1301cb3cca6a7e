import { useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, gridDataRowIdsSelector, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, createParcel, type Parcel } from './parcels';

const rows = [1, 2, 3, 4].map(createParcel);

export default function UpdateRowsApiRef() {
  const apiRef = useGridApiRef();
  const nextId = useRef(5);

  const getFirst = () => apiRef.current?.getRow<Parcel>(gridDataRowIdsSelector(apiRef)[0]);

  const weigh = () => {
    const first = getFirst();
    if (first) {
      apiRef.current?.updateRows([{ id: first.id, weight: first.weight + 1 }]);
    }
  };
  const remove = () => {
    const first = getFirst();
    if (first) {
      apiRef.current?.updateRows([{ id: first.id, _action: 'delete' }]);
    }
  };
  const add = () => {
    apiRef.current?.updateRows([createParcel(nextId.current), createParcel(nextId.current + 1)]);
    nextId.current += 2;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" onClick={weigh}>
          Update the first
        </Button>
        <Button size="small" onClick={remove}>
          Delete the first
        </Button>
        <Button size="small" onClick={add}>
          Add two rows
        </Button>
      </Stack>
      <Box sx={{ height: 380 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Parcels' } }}
          apiRef={apiRef}
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
