import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
} from '@mui/x-data-grid-premium';
import { HarvestRenderer } from './HarvestRenderer';
import { columns, orchards } from './harvest';
import { schema } from './schema';

const charts = {
  harvest: { chartType: 'bar', dimensions: ['orchard'], values: ['early', 'late'] },
};

export default function GridChartsIntegrationBasic() {
  return (
    <GridChartsIntegrationContextProvider>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <Box sx={{ height: 424 }}>
          <DataGridPremium
            aria-label="Harvest in tons"
            rows={orchards}
            columns={columns}
            // preview-start
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema } }}
            initialState={{ chartsIntegration: { charts } }}
            // preview-end
            hideFooter
            showToolbar
          />
        </Box>
        <GridChartsRendererProxy id="harvest" label="Harvest" renderer={HarvestRenderer} />
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
