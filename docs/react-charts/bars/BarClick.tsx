import { useState } from 'react';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarItemIdentifier, ChartsAxisData } from '@mui/x-charts/models';

export default function BarClick() {
  const [item, setItem] = useState<BarItemIdentifier | null>(null);
  const [axis, setAxis] = useState<ChartsAxisData | null>(null);

  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing={2}
      sx={{ width: '100%', alignItems: { md: 'center' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <BarChart
          title="Inbound and outbound shipments by class"
          height={300}
          xAxis={[{ data: ['Economy', 'Express', 'Freight'] }]}
          yAxis={[{ width: 40 }]}
          series={[
            { id: 'inbound', data: [214, 162, 88], label: 'Inbound', stack: 'total' },
            { id: 'outbound', data: [247, 119, 131], label: 'Outbound', stack: 'total' },
          ]}
          onItemClick={(_, clicked) => setItem(clicked)}
          onAxisClick={(_, clicked) => setAxis(clicked)}
        />
      </Box>
      <Box sx={{ width: { xs: '100%', md: 260 } }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography>Click the chart</Typography>
          <IconButton
            aria-label="Clear the results"
            size="small"
            onClick={() => {
              setItem(null);
              setAxis(null);
            }}
          >
            <UndoIcon fontSize="small" />
          </IconButton>
        </Stack>
        <Typography
          component="pre"
          dir="ltr"
          variant="body2"
          tabIndex={0}
          aria-label="Click results"
          sx={{ m: 0, minHeight: 280, overflowX: 'auto', fontFamily: 'monospace' }}
        >
          {`// onItemClick\n${item ? JSON.stringify(item, null, 2) : '–'}\n\n`}
          {`// onAxisClick\n${axis ? JSON.stringify(axis, null, 2) : '–'}`}
        </Typography>
      </Box>
    </Stack>
  );
}
