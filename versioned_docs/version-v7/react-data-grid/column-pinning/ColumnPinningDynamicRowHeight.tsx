import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridColDef, useGridApiRef } from '@mui/x-data-grid-pro';
import { departments, type Department } from './budget';

const columns: GridColDef<Department>[] = [
  { field: 'name', headerName: 'Department', width: 130 },
  { field: 'q1', headerName: 'Q1 (k€)', type: 'number', width: 120 },
  { field: 'q2', headerName: 'Q2 (k€)', type: 'number', width: 120 },
  {
    field: 'note',
    headerName: 'Note',
    width: 220,
    renderCell: (params) => <Box sx={{ py: 1, whiteSpace: 'normal' }}>{params.value}</Box>,
  },
];

export default function ColumnPinningDynamicRowHeight() {
  const apiRef = useGridApiRef();
  const [showNotes, setShowNotes] = useState(true);

  const toggle = () => {
    apiRef.current?.setColumnVisibility('note', !showNotes);
    setShowNotes(!showNotes);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={toggle}>
        {showNotes ? 'Hide notes' : 'Show notes'}
      </Button>
      <Box sx={{ height: 420, width: '100%' }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Budget' } }}
          apiRef={apiRef}
          rows={departments}
          columns={columns}
          getRowHeight={() => 'auto'}
          initialState={{ pinnedColumns: { left: ['name'], right: ['note'] } }}
        />
      </Box>
    </Stack>
  );
}
