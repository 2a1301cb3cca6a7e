import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { SimpleChart } from './SimpleChart';
import { chartTypes } from './chartTypes';
import { columns, hires } from './hires';
import { usePivotSeries } from './pivotSeries';

const pivotModel = {
  rows: [{ field: 'district' }],
  columns: [{ field: 'tariff' }],
  values: [{ field: 'hires', aggFunc: 'sum' }],
};

export default function GridChartsIntegrationPivoting() {
  const apiRef = useGridApiRef();
  usePivotSeries(apiRef, 'hires');

  return (
    <GridChartsIntegrationContextProvider>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <Box sx={{ height: 354 }}>
          <DataGridPremium
            label="Bikes hired in spring"
            apiRef={apiRef}
            rows={hires}
            columns={columns}
            // preview-start
            initialState={{
              pivoting: { enabled: true, model: pivotModel },
              chartsIntegration: {
                charts: { hires: { chartType: 'column', dimensions: ['district'] } },
              },
            }}
            // preview-end
            chartsIntegration
            experimentalFeatures={{ charts: true }}
            slots={{ chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema: chartTypes } }}
            columnGroupHeaderHeight={36}
            hideFooter
            showToolbar
          />
        </Box>
        <GridChartsRendererProxy id="hires" label="Hires" renderer={SimpleChart} />
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
