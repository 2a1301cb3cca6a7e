import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
} from '@mui/x-data-grid-premium';
import { SimpleChart } from './SimpleChart';
import { chartTypes } from './chartTypes';
import { columns, juneHires } from './hires';

export default function GridChartsIntegrationMultipleCharts() {
  return (
    <GridChartsIntegrationContextProvider>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <Box sx={{ height: 422 }}>
          <DataGridPremium
            label="Bikes hired in June"
            rows={juneHires}
            columns={columns}
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema: chartTypes } }}
            // preview-start
            initialState={{
              chartsIntegration: {
                activeChartId: 'revenue',
                charts: {
                  hires: { chartType: 'pie', dimensions: ['station'], values: ['hires'] },
                  revenue: { chartType: 'line', dimensions: ['station'], values: ['revenue'] },
                },
              },
            }}
            // preview-end
            hideFooter
            showToolbar
          />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <GridChartsRendererProxy id="hires" label="Share of hires" renderer={SimpleChart} />
          <GridChartsRendererProxy id="revenue" label="Revenue" renderer={SimpleChart} />
        </Box>
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
