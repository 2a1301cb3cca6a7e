import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridRowModel,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';

interface Stop {
  id: number;
  address: string;
  parcels: number;
}

const initialStops: Stop[] = [
  { id: 1, address: 'Hafenstrasse 12', parcels: 3 },
  { id: 2, address: 'Alte Gasse 4', parcels: 1 },
  { id: 3, address: 'Ringweg 88', parcels: 7 },
  { id: 4, address: 'Lindenplatz 1', parcels: 2 },
  { id: 5, address: 'Am Bach 30', parcels: 4 },
  { id: 6, address: 'Schulstrasse 7', parcels: 5 },
];

const columns: GridColDef<Stop>[] = [
  { field: 'address', headerName: 'Stop', width: 180 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 100 },
];

function saveOrder(
  rows: GridRowModel<Stop>[],
  { oldIndex, targetIndex }: GridRowOrderChangeParams,
): Promise<GridRowModel<Stop>[]> {
  const next = [...rows];
  const [moved] = next.splice(oldIndex, 1);
  next.splice(targetIndex, 0, moved);
  return new Promise((resolve) => {
    setTimeout(() => resolve(next), 400);
  });
}

export default function RowOrderingGrid() {
  const [rows, setRows] = useState(initialStops);
  const [loading, setLoading] = useState(false);

  const handleOrderChange = async (params: GridRowOrderChangeParams) => {
    setLoading(true);
    setRows(await saveOrder(rows, params));
    setLoading(false);
  };

  return (
    <Box sx={{ height: 423, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Delivery round' } }}
        rows={rows}
        columns={columns}
        loading={loading}
        rowReordering
        onRowOrderChange={handleOrderChange}
      />
    </Box>
  );
}
