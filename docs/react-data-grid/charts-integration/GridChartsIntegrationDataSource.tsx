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
import { hireSource } from './hireServer';
import { columns } from './hires';

const aggregationFunctions = { sum: {} };

export default function GridChartsIntegrationDataSource() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['station'] },
      aggregation: { model: { hires: 'sum', revenue: 'sum' } },
      chartsIntegration: {
        charts: {
          hires: { chartType: 'column', dimensions: ['station'], values: ['revenue'] },
        },
      },
    },
  });

  return (
    <GridChartsIntegrationContextProvider>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <Box sx={{ height: 422 }}>
          <DataGridPremium
            label="Bikes hired in spring"
            apiRef={apiRef}
            columns={columns}
            // preview-start
            dataSource={hireSource}
            aggregationFunctions={aggregationFunctions}
            initialState={initialState}
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema: chartTypes } }}
            // preview-end
            disablePivoting
            hideFooter
            showToolbar
          />
        </Box>
        <GridChartsRendererProxy id="hires" label="Revenue" renderer={SimpleChart} />
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
