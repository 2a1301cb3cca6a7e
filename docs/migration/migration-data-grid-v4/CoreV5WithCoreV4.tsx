import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';
import { LegacyPage } from './LegacyPage';

const rows: GridRowsProp = [
  { id: 'P-310', part: 'Ball bearing', stock: 840 },
  { id: 'P-422', part: 'Timing belt', stock: 65 },
  { id: 'P-518', part: 'Shaft seal', stock: 212 },
];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', width: 90 },
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
];

export default function CoreV5WithCoreV4() {
  const page = useTheme();
  const theme = useMemo(
    () => createTheme(page, { palette: { primary: { main: '#0e8074' } } }),
    [page],
  );

  return (
    <LegacyPage>
      <Box sx={{ p: 2 }}>
        {/* preview-start */}
        <ThemeProvider theme={theme}>
          <DataGrid
            label="Parts in stock"
            rows={rows}
            columns={columns}
            checkboxSelection
            hideFooter
          />
        </ThemeProvider>
        {/* preview-end */}
      </Box>
    </LegacyPage>
  );
}
