import { useState } from 'react';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend, PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import type { LegendItemContext } from '@mui/x-charts/ChartsLegend';

export default function LegendClick() {
  const [item, setItem] = useState<LegendItemContext | null>(null);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4} sx={{ width: '100%' }}>
      <ChartDataProvider
        series={[
          { type: 'line', id: 'visits', label: 'Visits', data: [] },
          { type: 'bar', id: 'orders', label: 'Orders', data: [] },
        ]}
        xAxis={[
          {
            id: 'amount',
            data: [0],
            scaleType: 'linear',
            colorMap: {
              type: 'piecewise',
              thresholds: [100, 500],
              colors: ['#90caf9', '#1e88e5', '#0d47a1'],
            },
          },
        ]}
      >
        <Stack direction="row" spacing={6} sx={{ alignItems: 'flex-start' }}>
          <Box>
            <Typography variant="subtitle2" component="div" gutterBottom>
              Series
            </Typography>
            <ChartsLegend direction="vertical" onItemClick={(_, clicked) => setItem(clicked)} />
          </Box>
          <Box>
            <Typography variant="subtitle2" component="div" gutterBottom>
              Colors
            </Typography>
            <PiecewiseColorLegend
              axisDirection="x"
              direction="vertical"
              labelPosition="inline-end"
              onItemClick={(_, clicked) => setItem(clicked)}
            />
          </Box>
        </Stack>
      </ChartDataProvider>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography>Click a legend</Typography>
          <IconButton aria-label="Clear the result" size="small" onClick={() => setItem(null)}>
            <UndoIcon fontSize="small" />
          </IconButton>
        </Stack>
        <Typography
          component="pre"
          dir="ltr"
          variant="body2"
          tabIndex={0}
          aria-label="Click result"
          sx={{ m: 0, minHeight: 150, overflowX: 'auto', fontFamily: 'monospace' }}
        >
          {item ? JSON.stringify(item, null, 2) : '–'}
        </Typography>
      </Box>
    </Stack>
  );
}
