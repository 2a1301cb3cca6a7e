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

export default function GridChartsIntegrationBasic() {
  return (
    <GridChartsIntegrationContextProvider>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <Box sx={{ height: 422 }}>
          <DataGridPremium
            label="Bikes hired in June"
            rows={juneHires}
            columns={columns}
            // preview-start
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema: chartTypes } }}
            initialState={{
              chartsIntegration: {
                charts: {
                  hires: { chartType: 'column', dimensions: ['station'], values: ['hires'] },
                },
              },
            }}
            // preview-end
            hideFooter
            showToolbar
          />
        </Box>
        <GridChartsRendererProxy id="hires" label="Hires" renderer={SimpleChart} />
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
