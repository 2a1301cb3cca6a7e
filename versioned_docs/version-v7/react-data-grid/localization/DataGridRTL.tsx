import { useMemo } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { arSD } from '@mui/x-data-grid/locales';
import { prefixer } from 'stylis';

const rtlCache = createCache({ key: 'grid-rtl', stylisPlugins: [prefixer, rtlPlugin] });

const rows = [
  { id: 1, city: 'الخرطوم', hall: 'قاعة النيل', seats: 320 },
  { id: 2, city: 'بورتسودان', hall: 'قاعة البحر', seats: 180 },
  { id: 3, city: 'عطبرة', hall: 'قاعة السكة', seats: 95 },
];

const columns: GridColDef[] = [
  { field: 'city', headerName: 'المدينة', width: 140 },
  { field: 'hall', headerName: 'القاعة', width: 140, editable: true },
  { field: 'seats', headerName: 'المقاعد', type: 'number', width: 110 },
];

export default function DataGridRTL() {
  const theme = useTheme();
  const rtlTheme = useMemo<Theme>(() => ({ ...theme, direction: 'rtl' }), [theme]);
  // preview-start
  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={rtlTheme}>
        <Box dir="rtl" sx={{ height: 300, width: '100%' }}>
          <DataGrid
            slotProps={{ main: { 'aria-label': 'القاعات' } }}
            rows={rows}
            columns={columns}
            localeText={arSD.components.MuiDataGrid.defaultProps.localeText}
          />
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
  // preview-end
}
