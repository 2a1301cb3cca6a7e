import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { SimpleChart } from './SimpleChart';
import { chartTypes } from './chartTypes';
import { columns, hires } from './hires';

export default function GridChartsIntegrationRowGrouping() {
  const apiRef = useGridApiRef();
  // preview-start
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['district'] },
      aggregation: { model: { hires: 'sum', revenue: 'sum' } },
      chartsIntegration: {
        charts: {
          hires: {
            chartType: 'column',
            dimensions: ['district'],
            values: ['hires'],
          },
        },
      },
    },
  });
  // preview-end

  return (
    <GridChartsIntegrationContextProvider>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <Box sx={{ height: 318 }}>
          <DataGridPremium
            label="Bikes hired in spring"
            apiRef={apiRef}
            rows={hires}
            columns={columns}
            initialState={initialState}
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema: chartTypes } }}
            hideFooter
            showToolbar
          />
        </Box>
        <GridChartsRendererProxy id="hires" label="Hires" renderer={SimpleChart} />
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
