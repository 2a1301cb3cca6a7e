import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import {
  ChartsPanelTrigger,
  DataGridPremium,
  GridChartsIcon,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { SimpleChart } from './SimpleChart';
import { chartTypes } from './chartTypes';
import { columns, juneHires } from './hires';

// preview-start
function ChartsToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Charts">
        <ChartsPanelTrigger
          render={(props, { open }) => (
            <ToolbarButton {...props} aria-label="Charts" color={open ? 'primary' : 'default'} />
          )}
        >
          <GridChartsIcon fontSize="small" />
        </ChartsPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}
// preview-end

export default function GridChartsPanelTrigger() {
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
            showToolbar
            slots={{ toolbar: ChartsToolbar, chartsPanel: GridChartsPanel }}
            slotProps={{ chartsPanel: { schema: chartTypes } }}
            initialState={{
              chartsIntegration: {
                charts: {
                  hires: { chartType: 'column', dimensions: ['station'], values: ['hires'] },
                },
              },
            }}
            hideFooter
          />
        </Box>
        <GridChartsRendererProxy id="hires" label="Hires" renderer={SimpleChart} />
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
