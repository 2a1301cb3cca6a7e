import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridEventListener } from '@mui/x-data-grid';
import { columns, shifts } from './crew';

export default function LegacyEditing() {
  const [rows, setRows] = useState(shifts);

  // preview-start
  const handleCommit = useCallback<GridEventListener<'cellEditCommit'>>(({ id, field, value }) => {
    setRows((prev) => prev.map((row) => (row.id === id ? { ...row, [field]: value } : row)));
  }, []);
  // preview-end

  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid aria-label="Crew" rows={rows} columns={columns} onCellEditCommit={handleCommit} />
    </Box>
  );
}
