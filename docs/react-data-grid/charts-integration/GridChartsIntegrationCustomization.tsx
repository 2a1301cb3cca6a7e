import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  type GridChartsRendererProxyRendererCallback,
} from '@mui/x-data-grid-premium';
import { GoalChart, goalTypes } from './GoalChart';
import { columns, juneHires } from './hires';

// preview-start
const names: Record<string, string> = { hires: 'Bikes hired', revenue: 'Revenue in euros' };
const chartsPanel = {
  schema: goalTypes,
  getColumnName: (field: string) => names[field],
};

/** Every chart but the goal chart passes here before it is drawn. */
const drawWithGrid: GridChartsRendererProxyRendererCallback = (type, props, Chart) => (
  <Chart {...props} {...(type !== 'pie' && { grid: { horizontal: true } })} />
);
// preview-end

export default function GridChartsIntegrationCustomization() {
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
            slotProps={{ chartsPanel }}
            initialState={{
              chartsIntegration: {
                charts: {
                  hires: {
                    chartType: 'goal',
                    dimensions: ['station'],
                    values: ['hires'],
                    configuration: { goal: 600 },
                  },
                },
              },
            }}
            hideFooter
            showToolbar
          />
        </Box>
        <GridChartsRendererProxy
          id="hires"
          label="Goal of June"
          renderer={GoalChart}
          onRender={drawWithGrid}
        />
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
