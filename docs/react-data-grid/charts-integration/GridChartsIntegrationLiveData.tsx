import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridChartsIntegrationContextProvider,
  GridChartsPanel,
  GridChartsRendererProxy,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { SimpleChart } from './SimpleChart';
import { chartTypes } from './chartTypes';
import { columns, juneHires } from './hires';

export default function GridChartsIntegrationLiveData() {
  const apiRef = useGridApiRef();
  const [live, setLive] = useState(false);

  // preview-start
  useEffect(() => {
    if (!live) {
      return undefined;
    }
    let second = 0;
    const timer = setInterval(() => {
      second += 1;
      const { id } = juneHires[(second * 5) % juneHires.length];
      const hires = apiRef.current?.getRow(id)?.hires ?? 0;
      apiRef.current?.updateRows([{ id, hires: hires + 10 + ((second * 7) % 20) }]);
    }, 1000);
    return () => clearInterval(timer);
  }, [apiRef, live]);
  // preview-end

  return (
    <GridChartsIntegrationContextProvider>
      <Stack spacing={2} sx={{ width: '100%' }}>
        <FormControlLabel
          label="Live"
          control={<Switch checked={live} onChange={(_, checked) => setLive(checked)} />}
        />
        <Box sx={{ height: 422 }}>
          <DataGridPremium
            label="Bikes hired today"
            apiRef={apiRef}
            rows={juneHires}
            columns={columns}
            columnVisibilityModel={{ month: false, tariff: false, revenue: false }}
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
            hideFooter
            showToolbar
          />
        </Box>
        <GridChartsRendererProxy id="hires" label="Hires" renderer={SimpleChart} />
      </Stack>
    </GridChartsIntegrationContextProvider>
  );
}
