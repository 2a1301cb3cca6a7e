import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { Toggle } from './Toggle';

const wards = [
  { ward: 'Emergency and intensive care', beds: 1240 },
  { ward: 'Internal medicine', beds: 3180 },
  { ward: 'Obstetrics and gynecology', beds: 1420 },
  { ward: 'Orthopedic surgery', beds: 2060 },
];

export default function MarginAndLabelPosition() {
  const [enlarged, setEnlarged] = useState(false);
  const [moved, setMoved] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <Toggle label="Enlarge the margins" checked={enlarged} onChange={setEnlarged} />
        <Toggle label="Move the label" checked={moved} onChange={setMoved} />
      </Stack>
      <BarChart
        height={340}
        dataset={wards}
        slotProps={{ legend: { hidden: true } }}
        xAxis={[
          {
            scaleType: 'band',
            dataKey: 'ward',
            tickLabelStyle: { angle: 35, textAnchor: 'start' },
          },
        ]}
        yAxis={[{ label: 'Beds' }]}
        series={[{ dataKey: 'beds', label: 'Beds' }]}
        // preview-start
        margin={{ top: 20, ...(enlarged && { left: 70, right: 80, bottom: 130 }) }}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: {
            transform: moved ? 'translateX(-18px)' : undefined,
          },
        }}
        // preview-end
      />
    </Box>
  );
}
