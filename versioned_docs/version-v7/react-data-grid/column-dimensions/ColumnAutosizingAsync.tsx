import { useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, type GridColDef, useGridApiRef } from '@mui/x-data-grid-pro';
import { parts, type Part } from './parts';

const columns: GridColDef<Part>[] = [
  { field: 'sku', headerName: 'SKU' },
  { field: 'name', headerName: 'Part' },
  { field: 'supplier', headerName: 'Supplier' },
  { field: 'remark', headerName: 'Remark' },
];

function fetchParts(): Promise<Part[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(parts), 800);
  });
}

export default function ColumnAutosizingAsync() {
  const apiRef = useGridApiRef();
  const [loading, setLoading] = useState(false);
  const [rows, setRows] = useState<Part[]>([]);

  const load = async () => {
    setLoading(true);
    const result = await fetchParts();
    // The new cells must be in the document before they can be measured.
    flushSync(() => {
      setRows(result);
      setLoading(false);
    });
    await apiRef.current?.autosizeColumns({ includeOutliers: true, includeHeaders: true });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={load} disabled={loading} sx={{ mb: 1 }}>
        Load and autosize
      </Button>
      <Box sx={{ height: 382 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Spare parts' } }}
          apiRef={apiRef}
          density="compact"
          rows={rows}
          columns={columns}
          loading={loading}
        />
      </Box>
    </Box>
  );
}
