import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { Toggle } from './Toggle';

const wards = [
  { ward: 'Emergency and intensive care', beds: 1240 },
  { ward: 'Internal medicine', beds: 3180 },
  { ward: 'Obstetrics and gynecology', beds: 1420 },
  { ward: 'Orthopedic surgery', beds: 2060 },
];

export default function MarginAndLabelPosition() {
  const [wider, setWider] = useState(false);
  const [rotated, setRotated] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <Toggle
          label="Rotate and give height to the x-axis"
          checked={rotated}
          onChange={setRotated}
        />
        <Toggle label="Give width to the y-axis" checked={wider} onChange={setWider} />
      </Stack>
      <BarChart
        title="Beds by ward"
        height={320}
        hideLegend
        dataset={wards}
        // preview-start
        xAxis={[
          {
            dataKey: 'ward',
            height: rotated ? 96 : undefined,
            tickLabelStyle: rotated ? { angle: 35, textAnchor: 'start' } : undefined,
          },
        ]}
        yAxis={[
          {
            width: wider ? 84 : undefined,
            valueFormatter: (value: number) => `${value.toLocaleString('en')} beds`,
          },
        ]}
        // preview-end
        series={[{ dataKey: 'beds', label: 'Beds' }]}
        margin={{ right: 60 }}
      />
    </Box>
  );
}
