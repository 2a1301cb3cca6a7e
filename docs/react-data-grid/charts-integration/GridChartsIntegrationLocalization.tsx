import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { frFR as chartsFrench } from '@mui/x-charts/locales';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { frFR } from '@mui/x-data-grid-premium/locales';
import { SimpleChart } from './SimpleChart';
import { chartTypes, type ChartSchema } from './chartTypes';
import { juneHires, type Hire } from './hires';

// preview-start
const types: ChartSchema = {
  column: { ...chartTypes.column, label: 'Colonnes', customization: [] },
  line: { ...chartTypes.line, label: 'Courbes', customization: [] },
  pie: { ...chartTypes.pie, label: 'Secteurs' },
};
const localeText = {
  ...frFR.components.MuiDataGrid.defaultProps.localeText,
  toolbarCharts: 'Graphiques',
};
// preview-end

const columns: GridColDef<Hire>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 160 },
  { field: 'hires', headerName: 'Locations', type: 'number', width: 120 },
  { field: 'revenue', headerName: 'Recettes', type: 'number', width: 120 },
];

export default function GridChartsIntegrationLocalization() {
  const theme = useTheme();
  const frenchTheme = useMemo(
    () => ({ ...theme, components: { ...theme.components, ...chartsFrench.components } }),
    [theme],
  );

  return (
    <ThemeProvider theme={frenchTheme}>
      <GridChartsIntegrationContextProvider>
        <Stack spacing={2} sx={{ width: '100%' }}>
          <Box sx={{ height: 422 }}>
            <DataGridPremium
              label="Vélos loués en juin"
              rows={juneHires}
              columns={columns}
              localeText={localeText}
              chartsIntegration
              experimentalFeatures={{ charts: true }}
              slots={{ chartsPanel: GridChartsPanel }}
              slotProps={{ chartsPanel: { schema: types } }}
              initialState={{
                chartsIntegration: {
                  charts: {
                    hires: { chartType: 'pie', dimensions: ['station'], values: ['hires'] },
                  },
                },
              }}
              hideFooter
              showToolbar
            />
          </Box>
          <GridChartsRendererProxy id="hires" label="Locations" renderer={SimpleChart} />
        </Stack>
      </GridChartsIntegrationContextProvider>
    </ThemeProvider>
  );
}
