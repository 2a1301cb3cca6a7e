import { useState } from 'react';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { machines } from './machines';

export default function LegendClick() {
  const [item, setItem] = useState<object | null>(null);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ width: '100%' }}>
      <Box sx={{ flex: 2, minWidth: 0 }}>
        <LineChart
          height={320}
          margin={{ bottom: 90 }}
          dataset={machines}
          xAxis={[{ dataKey: 'hours' }]}
          yAxis={[
            {
              colorMap: {
                type: 'piecewise',
                thresholds: [50, 65],
                colors: ['#42a5f5', '#ab47bc', '#ef5350'],
              },
            },
          ]}
          series={[
            { id: 'pressA', dataKey: 'pressA', label: 'Press A', showMark: false },
            { id: 'pressB', dataKey: 'pressB', label: 'Press B', showMark: false },
          ]}
          // preview-start
          slotProps={{ legend: { onItemClick: (_, clicked) => setItem(clicked) } }}
        >
          <PiecewiseColorLegend
            axisDirection="y"
            direction="row"
            position={{ vertical: 'bottom', horizontal: 'middle' }}
            onItemClick={(_, clicked) => setItem(clicked)}
          />
          {/* preview-end */}
        </LineChart>
      </Box>
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
